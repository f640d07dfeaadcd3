import { businessModules } from '@yuncang/shared/kernel/business-modules'
import type { Tx } from '@yuncang/db/handle'
import { mapUniqueViolation, type UniqueMeanings } from '@yuncang/db/sql'
import { feeLineStatuses, isDraft } from '@yuncang/shared/nouns/fee-line/rules'
import { openPeriodOf } from '@yuncang/shared/nouns/month-close/rules'
import { periodOf } from '@yuncang/shared/nouns/bill/rules'
import { AppError } from '@yuncang/shared/errors'
import { assertOpenMonths, closedThrough } from '../../closed-month/service.ts'
import { keepUnmerged } from '../../customer/service/read.ts'
import type { Ctx } from '../../../trpc/context.ts'
import { withDocumentNumbers } from '../../../kernel/number/service.ts'
import { diffOf, recordOperations, type Operation } from '../../../kernel/record/service.ts'
import * as repo from '../repo.ts'
import type { ChargeResult, LineRow, Plan, PricedLine } from './facts.ts'

const operateModule = businessModules.fee
const voided = { status: feeLineStatuses.voided }

/** Writes the plans of some documents: first what goes, then what changes, then what is new. */
export async function write(
  tx: Tx,
  ctx: Ctx,
  plans: readonly Plan[],
): Promise<Omit<ChargeResult, 'businesses' | 'handedOver'>> {
  const records: Operation[] = []
  for (const { voids, updates } of plans) {
    for (const row of voids)
      records.push(await changeLine(tx, ctx, row, { action: 'void', changes: voided }))
    for (const { row, changes } of updates)
      records.push(await changeLine(tx, ctx, row, { action: 'rerate', changes }))
  }
  const fresh = plans.filter(({ inserts }) => inserts.length > 0)
  // One 计费通知 for what became due together of one document.
  const notes = fresh.length > 0 ? await withDocumentNumbers(tx, ctx, 'JT', fresh) : []
  const lines = notes.flatMap(({ number, document: { inserts } }) =>
    inserts.map((line) => ({ ...line, jtNo: number })),
  )
  const inserted = await mapUniqueViolation(justTaken, () => insertLines(tx, ctx, lines))
  records.push(...inserted.map((row) => recordOf(row, 'create')))
  await recordOperations(tx, ctx, records)
  const total = (count: (plan: Plan) => number) => plans.reduce((sum, plan) => sum + count(plan), 0)
  return {
    created: lines.length,
    updated: total(({ updates }) => updates.length),
    reopened: total(({ updates }) => updates.filter(({ row }) => wasConfirmed(row)).length),
    voided: total(({ voids }) => voids.length),
    unchanged: total(({ unchanged }) => unchanged),
    supplements: total(({ supplements }) => supplements),
    missing: total(({ missing }) => missing),
  }
}

const wasConfirmed = ({ status }: LineRow): boolean => status !== feeLineStatuses.estimated

type Fresh = PricedLine & { jtNo: string; revision: number; reversalOf?: string; id?: string } & {
  /** Where its month of the books is not that of its last day. */
  accountPeriod?: string | undefined
  splitNo?: string | null
}

/**
 * Inserts lines as estimates. One of a closed month belongs to the first open one
 * (docs/domain/month-close.md#fees-of-a-closed-month); throws 409 when somebody enters it by hand, and for a customer that
 * was merged.
 */
export async function insertLines(tx: Tx, ctx: Ctx, lines: readonly Fresh[]): Promise<LineRow[]> {
  await assertOpenMonths(tx, monthsByHand(lines))
  const closed = await closedThrough(tx)
  await keepUnmerged(
    tx,
    lines.map(({ customerId }) => customerId),
  )
  const who = ctx.user.id
  const now = ctx.now()
  const rows = lines.map((line) => ({
    id: ctx.newId(),
    reversalOf: null,
    splitNo: null,
    ...line,
    reversedBy: null,
    billId: null,
    status: feeLineStatuses.estimated,
    sendBackReason: '',
    accountPeriod: line.accountPeriod ?? openPeriodOf(line.periodTo, closed),
    createBy: who,
    createTime: now,
    updateBy: who,
    updateTime: now,
  }))
  return repo.insert(tx, rows)
}

type ByHand = Pick<PricedLine, 'source' | 'periodTo'> & { reversalOf?: string | null }

/** The months of what somebody has entered; a line that takes another one back is made today, whatever it takes back. */
const monthsByHand = (lines: readonly ByHand[]): string[] =>
  lines
    .filter(({ source, reversalOf }) => source !== 'AUTO' && !reversalOf)
    .map(({ periodTo }) => periodOf(periodTo))

/** A draft that is calculated belongs to no closed month: whatever becomes of it takes it to the first open one. */
const isCalculatedDraft = (row: LineRow): boolean => row.source === 'AUTO' && isDraft(row)

/** Whether a line counts is told by its reversal, which is in another month: a mark changes nothing of its own. */
const isMark = (changes: Partial<LineRow>): boolean =>
  Object.keys(changes).every((key) => key === 'reversedBy')

export const recordOf = (
  row: Pick<LineRow, 'id' | 'masterBillNo'>,
  action: string,
  fieldDiff: Operation['fieldDiff'] = {},
): Operation => ({
  businessId: row.id,
  operateModule,
  action,
  fieldDiff,
  ...(row.masterBillNo && { masterBillNo: row.masterBillNo }),
})

/**
 * One guarded statement changes a line; gives the record that tells of it. Throws 409 when it has changed meanwhile, and
 * for a line of a closed month.
 */
export async function changeLine(
  tx: Tx,
  ctx: Ctx,
  row: LineRow,
  { action, changes }: { action: string; changes: Partial<LineRow> },
): Promise<Operation> {
  if (!isMark(changes) && !isCalculatedDraft(row))
    await assertOpenMonths(tx, [row.accountPeriod, ...monthsByHand([{ ...row, ...changes }])])
  const who = { updateBy: ctx.user.id, updateTime: ctx.now(), ...(await monthOf(tx, row, changes)) }
  const after = await mapUniqueViolation(justTaken, () =>
    repo.change(tx, row, { ...changes, ...who }),
  )
  if (!after) throw new AppError('record.stale')
  // The reasons of an amount are long, and the line itself keeps them.
  const { explanation: _explanation, ...told } = changes
  return recordOf(row, action, diffOf(row, told))
}

/** The month of the books of a line whose last day has come to lie in another month, or of a draft of a closed one. */
async function monthOf(
  tx: Tx,
  row: LineRow,
  { periodTo = row.periodTo }: Partial<LineRow>,
): Promise<Partial<LineRow>> {
  const closed = await closedThrough(tx)
  const isHere = periodOf(periodTo) === periodOf(row.periodTo) && row.accountPeriod > closed
  return isHere || !isDraft(row) ? {} : { accountPeriod: openPeriodOf(periodTo, closed) }
}

/** The unique indexes of fee lines are the judge of races. */
export const justTaken: UniqueMeanings = {
  fee_line_: (cause) => new AppError('feeLine.justTaken', { cause }),
}
