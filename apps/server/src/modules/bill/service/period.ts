import type { Tx } from '@yuncang/db/handle'
import { today } from '@yuncang/shared/kernel/calendar'
import { daysOf, periodOf } from '@yuncang/shared/nouns/bill/rules'
import { AppError } from '@yuncang/shared/errors'
import type { Ctx } from '../../../trpc/context.ts'
import { takeTurn } from '../../../kernel/number/service.ts'
import { standingBill } from '../repo.ts'

type Month = { customerId: string; period: string }

/**
 * Throws 409 for a day inside a month for which the customer has an audited bill: goods that move in it would change
 * what is billed (docs/domain/bills.md#billed-months). Days of the running month are free, since its bill waits for its end.
 */
export async function assertNotBilled(
  tx: Tx,
  ctx: Ctx,
  { customerIds, day }: { customerIds: readonly string[]; day: string },
): Promise<void> {
  const period = periodOf(day)
  if (period >= periodOf(today(ctx.now()))) return
  // In one order, so that two transactions never wait for each other.
  for (const customerId of [...new Set(customerIds)].sort()) {
    await waitForMovements(tx, { customerId, period })
    const bill = await standingBill(tx.ignoringRowScope(), { customerId, period })
    if (!bill) continue
    const { billNo: no, customerName: customer } = bill
    throw new AppError('bill.periodBilled', { params: { no, customer, period, ...daysOf(period) } })
  }
}

/** Waits until whoever moves goods of that month for this customer, or audits its bill, is through. */
export const waitForMovements = (tx: Tx, { customerId, period }: Month): Promise<void> =>
  takeTurn(tx, `bill.period ${customerId} ${period}`)
