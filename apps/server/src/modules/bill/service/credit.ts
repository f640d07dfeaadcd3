import { businessModules } from '@yuncang/shared/kernel/business-modules'
import type { Tx } from '@yuncang/db/handle'
import { today } from '@yuncang/shared/kernel/calendar'
import { isNegative, negate, round, sum } from '@yuncang/shared/kernel/decimal'
import { draftBills } from '@yuncang/shared/nouns/bill/access'
import type { BillCredit } from '@yuncang/shared/nouns/bill/contract'
import { daysOf, isOpen } from '@yuncang/shared/nouns/bill/rules'
import { feeNameIn } from '@yuncang/shared/nouns/cost-code/fee-name'
import type { FeeLineReverse } from '@yuncang/shared/nouns/fee-line/contract'
import type { FeeLineDetail } from '@yuncang/shared/nouns/fee-line/record'
import { openPeriodOf } from '@yuncang/shared/nouns/month-close/rules'
import { AppError } from '@yuncang/shared/errors'
import type { Ctx } from '../../../trpc/context.ts'
import { recordOperation } from '../../../kernel/record/service.ts'
import { closedThrough } from '../../closed-month/service.ts'
import { linesOfBill, takeLines, type BillableLine } from '../../fee-line/service/billing.ts'
import { reverseLine } from '../../fee-line/service/steps.ts'
import { takeBack } from '../../fee-line/service/take-back.ts'
import * as reductions from '../reductions/repo.ts'
import * as repo from '../repo.ts'
import { newBill, recount } from './compose.ts'
import { mustFind } from './read.ts'
import { lockReductions } from './reduction-lock.ts'
import { refuse } from './step.ts'

/**
 * Takes lines of an audited bill back in full: on the open credit note of the bill, or on a new one, which goes the way of
 * every bill (docs/domain/bills.md#credit-notes). The bill itself stays as the customer has it.
 */
export const credit = (ctx: Ctx, { id, lineIds, reason }: BillCredit): Promise<repo.BillRow> =>
  ctx.transaction(async (tx) => {
    const bill = await mustFind(tx, id)
    refuse(ctx, 'credit', bill)
    const { billNo: no, currency } = bill
    // A version more on the bill, and that first: who reduces a line meanwhile meets at it, and who invoices or pays the
    // bill takes bill and lines in the same order.
    if (!(await repo.change(tx, bill, { updateBy: ctx.user.id, updateTime: ctx.now() })))
      throw new AppError('record.stale')
    if (bill.creditOf !== null) throw new AppError('bill.creditOfCredit', { params: { no } })
    const ids = [...new Set(lineIds)]
    const lines = await linesOfBill(tx, bill, ids)
    if (lines.length < ids.length) throw new AppError('bill.notItsLine', { params: { no } })
    await assertUnreduced(tx, ctx, lines)
    const period = openPeriodOf(daysOf(bill.period).to, await closedThrough(tx))
    const open = await repo.openCredit(tx, { creditOf: bill.id, period })
    if (open && !isOpen(open))
      throw new AppError('bill.creditUnderway', { params: { no: open.billNo, of: no } })
    const reversals = await takeBack(
      tx,
      ctx,
      { lines, currency },
      { reason: reason.trim(), period },
    )
    const note = await noteWith(tx, ctx, { bill, open, period }, reversals)
    if (!isNegative(note.payable)) {
      const amount = round(sum(lines.map((line) => line.amount)), 'money')
      throw new AppError('bill.creditNotBelow', { params: { amount, currency } })
    }
    await recordOperation(tx, ctx, {
      businessId: bill.id,
      operateModule: businessModules.bill,
      action: 'credit',
      fieldDiff: { creditNote: { before: null, after: note.billNo } },
    })
    return note
  })

type Of = { bill: repo.BillRow; open: repo.BillRow | undefined; period: string }

async function noteWith(
  tx: Tx,
  ctx: Ctx,
  { bill, open, period }: Of,
  reversals: readonly BillableLine[],
): Promise<repo.BillRow> {
  if (open) {
    await takeLines(tx, ctx, open, reversals)
    return recount(tx, ctx, open, 'refill')
  }
  const { id: creditOf, billNo: creditOfNo, recPay } = bill
  const note = await newBill(
    tx,
    ctx,
    { period, recPay },
    { lines: reversals, credit: { creditOf, creditOfNo, dueAfter: today(ctx.now()) } },
  )
  await takeLines(tx, ctx, note, reversals)
  return note
}

type Named = Pick<BillableLine, 'id' | 'feeName' | 'feeNameEn'>

/** Throws 409 for a line of which something was taken off, or is about to be: all of it would be too much. */
async function assertUnreduced(tx: Tx, ctx: Ctx, lines: readonly Named[]): Promise<void> {
  const live = await reductions.ofLines(
    tx,
    lines.map(({ id }) => id),
  )
  const [first] = live
  if (!first) return
  const ofLine = live.filter(({ feeLineId }) => feeLineId === first.feeLineId)
  const amount = round(negate(sum(ofLine.map((each) => each.amount))), 'money')
  const fee = feeNameIn(ctx.call.locale, first)
  throw new AppError('bill.creditReduced', { params: { fee, amount, currency: first.currency } })
}

/** 冲销 of one line, whether a bill holds it or not; its reversal goes the way of every fee. */
export const reverseFee = (ctx: Ctx, input: FeeLineReverse): Promise<FeeLineDetail> =>
  ctx.transaction(async (tx) => {
    await lockReductions(tx, input.id)
    const reversal = await reverseLine(tx, ctx, input)
    await assertUnreduced(tx, ctx, [{ ...reversal, id: input.id }])
    return reversal
  })

/** Throws 409 for a bill with credit notes: they take back what it charges. A customer is not told of their drafts. */
export async function assertUncredited(
  tx: Tx,
  ctx: Ctx,
  { id, billNo: no }: repo.BillRow,
): Promise<void> {
  const all = await repo.creditsOf(tx.ignoringRowScope(), id)
  if (all.length === 0) return
  if (!ctx.can(draftBills)) throw new AppError('bill.beingCredited', { params: { no } })
  const notes = all.map(({ billNo }) => billNo).join(' ')
  throw new AppError('bill.hasCredit', { params: { no, notes } })
}
