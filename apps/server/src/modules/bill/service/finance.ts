import type { Tx } from '@yuncang/db/handle'
import type { Ctx } from '../../../trpc/context.ts'
import { mustFindCustomer } from '../../customer/service/read.ts'
import { feesOfBill } from '../../fee-line/service/billing.ts'
import { tell } from '../../finance-exchange/service/tell.ts'
import type { ReductionRow } from '../reductions/repo.ts'
import type { BillRow } from '../repo.ts'

/** Tells the finance platform of a bill that was audited (docs/domain/bills.md#finance-platform). */
export async function tellOfBill(tx: Tx, ctx: Ctx, bill: BillRow): Promise<void> {
  const { billNo, recPay, customerName, period, dueDate, currency, payable } = bill
  const { socialCreditCode } = await mustFindCustomer(tx, bill.customerId)
  const document = {
    kind: 'bill',
    billNo,
    recPay,
    customerName,
    socialCreditCode,
    period,
    dueDate,
    currency,
    payable,
    net: bill.netTotal,
    tax: bill.taxTotal,
    fees: await feesOfBill(tx, bill),
  } as const
  await tell(tx, ctx, bill, { document, amount: payable })
}

/** Tells it of a reduction that was passed. */
export async function tellOfReduction(
  tx: Tx,
  ctx: Ctx,
  bill: BillRow,
  { id, feeCode, feeName, reason, currency, amount, netAmount, taxAmount }: ReductionRow,
): Promise<void> {
  const document = {
    kind: 'reduction',
    billNo: bill.billNo,
    reductionId: id,
    feeCode,
    feeName,
    reason,
    currency,
    amount,
    net: netAmount,
    tax: taxAmount,
  } as const
  await tell(tx, ctx, bill, { document, amount, reductionId: id })
}
