import { only } from '@yuncang/shared/kernel/expected'
import { businessModules } from '@yuncang/shared/kernel/business-modules'
import type { Tx } from '@yuncang/db/handle'
import { mapUniqueViolation } from '@yuncang/db/sql'
import { billStatuses, dueDateOf, isOpen } from '@yuncang/shared/nouns/bill/rules'
import { AppError } from '@yuncang/shared/errors'
import type { Ctx } from '../../../trpc/context.ts'
import { nextDocumentNumber } from '../../../kernel/number/service.ts'
import { recordOperation } from '../../../kernel/record/service.ts'
import { assertOpenMonths } from '../../closed-month/service.ts'
import { payTermsOf } from '../../contract/service/terms.ts'
import { keepUnmerged } from '../../customer/service/read.ts'
import {
  linesOfBill,
  releaseLines,
  takeLines,
  type BillableLine,
} from '../../fee-line/service/billing.ts'
import { giveUp } from '../../fee-line/service/take-back.ts'
import * as repo from '../repo.ts'
import { forAction, save } from './step.ts'
import { sumsOf } from './sums.ts'

type Month = { period: string; recPay: number }

/**
 * Puts lines of one customer, as a bill of one currency takes them, on the open bill of their month, or on a new one
 * (docs/domain/bills.md#generation). Throws 409 while that bill is being audited.
 */
export async function billLines(
  tx: Tx,
  ctx: Ctx,
  month: Month,
  lines: readonly BillableLine[],
): Promise<{ bill: repo.BillRow; isNew: boolean }> {
  await assertOpenMonths(tx, [month.period])
  const { customerId, currency } = lines[0]! // groups of lines have some
  const open = await repo.openBill(tx, { ...month, customerId, currency })
  if (open && !isOpen(open)) {
    throw new AppError('bill.underway', { params: { no: open.billNo, period: month.period } })
  }
  if (open) {
    await takeLines(tx, ctx, open, lines)
    return { bill: await recount(tx, ctx, open, 'refill'), isNew: false }
  }
  const bill = await newBill(tx, ctx, month, { lines })
  await takeLines(tx, ctx, bill, lines)
  return { bill, isNew: true }
}

/** The bill that a credit note is for; what is given back is not due before a day. */
type CreditOf = { creditOf: string; creditOfNo: string; dueAfter: string }

/** Writes a bill down that amounts to some lines, which are put on it next. */
export async function newBill(
  tx: Tx,
  ctx: Ctx,
  { period, recPay }: Month,
  { lines, credit }: { lines: readonly BillableLine[]; credit?: CreditOf },
): Promise<repo.BillRow> {
  const { customerId, customerName, currency } = lines[0]! // as above
  await keepUnmerged(tx, [customerId])
  const now = ctx.now()
  const who = ctx.user.id
  const sums = sumsOf(lines)
  const terms = await termsOf(tx, period, lines)
  const bill: repo.NewBill = {
    id: ctx.newId(),
    billNo: await nextDocumentNumber(tx, ctx, 'ZD'),
    recPay,
    customerId,
    customerName,
    period,
    currency,
    ...sums,
    ...terms,
    dueDate: credit && credit.dueAfter > terms.dueDate ? credit.dueAfter : terms.dueDate,
    creditOf: credit?.creditOf ?? null,
    creditOfNo: credit?.creditOfNo ?? null,
    invoiced: '0',
    paid: '0',
    outstanding: sums.payable,
    status: billStatuses.draft,
    submitBy: null,
    submitTime: null,
    reason: '',
    confirmBy: null,
    confirmTime: null,
    confirmFileId: null,
    remark: '',
    sentTime: null,
    createBy: who,
    createTime: now,
    updateBy: who,
    updateTime: now,
  }
  const justMade = (cause: unknown) => new AppError('bill.justMade', { params: { period }, cause })
  const inserted = await mapUniqueViolation(
    { bill_open_uq: justMade, bill_credit_uq: justMade },
    () => repo.insert(tx, [bill]),
  )
  const operateModule = businessModules.bill
  await recordOperation(tx, ctx, { businessId: bill.id, operateModule, action: 'create' })
  return only(inserted)
}

/** The contract that all lines stand on, and the earliest day that any of their contracts sets. */
async function termsOf(
  tx: Tx,
  period: string,
  lines: readonly BillableLine[],
): Promise<Pick<repo.BillRow, 'contractId' | 'dueDate'>> {
  const ids = [...new Set(lines.map(({ contractId }) => contractId))]
  const terms = await payTermsOf(tx, ids.filter(Boolean))
  const days = (terms.length > 0 ? terms : [{ billDay: null, payDays: null }]).map((each) =>
    dueDateOf(period, each),
  )
  return { contractId: ids.length === 1 ? ids[0]! : '', dueDate: days.sort()[0]! } // there is one
}

/** Brings a bill to what its lines amount to. */
export async function recount(
  tx: Tx,
  ctx: Ctx,
  row: repo.BillRow,
  action: string,
): Promise<repo.BillRow> {
  const lines = await linesOfBill(tx, row)
  const terms = row.creditOf === null ? await termsOf(tx, row.period, lines) : {}
  const changes = { ...sumsOf(lines), ...terms }
  return save(tx, ctx, row, { action, changes })
}

/** Takes lines off a draft: they wait for another bill, or are given up with what a credit note took back. */
export const removeLines = (
  ctx: Ctx,
  { lineIds, ...held }: { id: string; version: number; lineIds: string[] },
): Promise<repo.BillRow> =>
  ctx.transaction(async (tx) => {
    const row = await forAction(tx, ctx, 'compose', held)
    const ids = [...new Set(lineIds)]
    const lines = await linesOfBill(tx, row, ids)
    const params = { no: row.billNo }
    if (lines.length < ids.length) throw new AppError('bill.notItsLine', { params })
    if (lines.length === row.lineCount) throw new AppError('bill.lastLine', { params })
    await letGo(tx, ctx, row, { lines, reason: '' })
    return recount(tx, ctx, row, 'removeLines')
  })

/** A step: lines leave a bill. Those of a credit note were made for it alone. */
export const letGo = (
  tx: Tx,
  ctx: Ctx,
  { id, creditOf }: repo.BillRow,
  { lines, reason }: { lines: readonly BillableLine[]; reason: string },
): Promise<void> =>
  creditOf === null ? releaseLines(tx, ctx, id, lines) : giveUp(tx, ctx, lines, reason)
