import type { Tx } from '@yuncang/db/handle'
import { mapUniqueViolation } from '@yuncang/db/sql'
import { draftBills } from '@yuncang/shared/nouns/bill/access'
import { AppError } from '@yuncang/shared/errors'
import type { Ctx } from '../../../trpc/context.ts'
import * as repo from '../repo.ts'
import { save } from './step.ts'

type Change = { action: string; changes: Partial<repo.BillRow> }

/**
 * Brings an audited bill back to where it can change. Throws 409 while another one of the same month can: what came late
 * would not know on which of them it belongs (docs/domain/bills.md#generation).
 */
export async function openAgain(
  tx: Tx,
  ctx: Ctx,
  bill: repo.BillRow,
  { action, changes }: Change,
): Promise<repo.BillRow> {
  const { billNo: no, creditOf, period } = bill
  const whole = tx.ignoringRowScope()
  const other =
    creditOf === null
      ? await repo.openBill(whole, bill)
      : await repo.openCredit(whole, { creditOf, period })
  if (other) {
    // A customer is not told of drafts.
    if (!ctx.can(draftBills)) throw new AppError('bill.otherInMaking', { params: { no } })
    throw new AppError('bill.otherOpen', { params: { no, period, other: other.billNo } })
  }
  const justMade = (cause: unknown) => new AppError('record.stale', { cause })
  return mapUniqueViolation({ bill_open_uq: justMade, bill_credit_uq: justMade }, () =>
    save(tx, ctx, bill, { action, changes }),
  )
}
