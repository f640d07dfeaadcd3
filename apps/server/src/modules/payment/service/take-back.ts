import type { Tx } from '@yuncang/db/handle'
import { isNegative, negate, sum } from '@yuncang/shared/kernel/decimal'
import type { WriteOffReturn } from '@yuncang/shared/nouns/payment/contract'
import {
  isOffset,
  ofMoney,
  paymentStatuses,
  usedAfter,
  writeOffStatuses,
} from '@yuncang/shared/nouns/payment/rules'
import { AppError } from '@yuncang/shared/errors'
import type { Ctx } from '../../../trpc/context.ts'
import { billToUndo, settleBill } from '../../bill/service/settle.ts'
import * as repo from '../repo.ts'
import { detailOf, mustFind } from './read.ts'
import { forAction, saveAll } from './step.ts'

const { standing, takenBack } = writeOffStatuses

/**
 * Takes one write-off or refund back, or all of a payment: the bills are owed again, the money is open. An offset is
 * nothing without its bills: it goes as a whole and is voided.
 */
export const takeBack = (ctx: Ctx, { writeOffId, refundId, reason, ...held }: WriteOffReturn) =>
  ctx.transaction(async (tx) => {
    const row = await forAction(tx, ctx, 'takeBack', held)
    const isAll = writeOffId === undefined && refundId === undefined
    if (isOffset(row) && !isAll)
      throw new AppError('payment.offsetInPart', { params: { no: row.paymentNo } })
    const back = await writeOffsToUndo(tx, row, { id: writeOffId, isAll })
    const returned = await refundsToUndo(tx, row, { id: refundId, isAll })
    const freed = [...back.map(ofMoney), ...returned.map(({ amount }) => amount)]
    const others: { row: repo.PaymentRow; amount: string }[] = []
    for (const { paymentId, ofId, amount } of returned)
      others.push({ row: await mustFind(tx, paymentId === row.id ? ofId : paymentId), amount })
    const after = await saveAll(tx, ctx, row, [
      {
        row,
        action: 'takeBack',
        changes: isOffset(row)
          ? { status: paymentStatuses.voided, reason: reason.trim() }
          : freedOf(row, sum(freed)),
      },
      ...others.map((other) => ({
        row: other.row,
        action: 'refundBack',
        changes: freedOf(other.row, other.amount),
      })),
    ])
    const who = { updateBy: ctx.user.id, updateTime: ctx.now() }
    const changes = { status: takenBack, reason: reason.trim(), ...who }
    for (const each of returned)
      if (!(await repo.refunds.change(tx, each, changes))) throw new AppError('record.stale')
    for (const each of back) {
      if (!(await repo.writeOffs.change(tx, each, changes))) throw new AppError('record.stale')
      const bill = await billToUndo(tx, ctx, each.billId)
      await settleBill(tx, ctx, bill, { action: 'writeOffBack', paid: negate(each.amount) })
    }
    return detailOf(tx, after)
  })

/** A payment with a part open again. Throws 409 where what is left of its write-offs would not add up. */
function freedOf(row: repo.PaymentRow, amount: string) {
  const next = usedAfter(row, negate(amount))
  if (isNegative(next.writtenOff) || isNegative(next.rest))
    throw new AppError('payment.unbalanced', { params: { no: row.paymentNo } })
  return next
}

type Which = { id: string | undefined; isAll: boolean }

/** The write-offs that stand, or the one that is asked for, in the order in which bills are changed. */
async function writeOffsToUndo(
  tx: Tx,
  row: repo.PaymentRow,
  { id, isAll }: Which,
): Promise<repo.WriteOffRow[]> {
  const all = await repo.writeOffsOf(tx, row.id)
  if (isAll)
    return all
      .filter(({ status }) => status === standing)
      .toSorted((a, b) => (a.billId < b.billId ? -1 : 1))
  if (id === undefined) return []
  const found = all.find((each) => each.id === id)
  if (!found) throw new AppError('record.notFound')
  if (found.status !== standing)
    throw new AppError('payment.isBack', { params: { no: found.billNo } })
  return [found]
}

/** The same of money that was given back. */
async function refundsToUndo(
  tx: Tx,
  row: repo.PaymentRow,
  { id, isAll }: Which,
): Promise<repo.RefundRow[]> {
  const all = await repo.refundsOf(tx, row.id)
  if (isAll) return all.filter(({ status }) => status === standing)
  if (id === undefined) return []
  const found = all.find((each) => each.id === id)
  if (!found) throw new AppError('record.notFound')
  if (found.status !== standing)
    throw new AppError('payment.refundIsBack', { params: { no: row.paymentNo } })
  return [found]
}
