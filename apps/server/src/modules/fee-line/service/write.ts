import type { Tx } from '@yuncang/db/handle'
import { isUniqueViolation } from '@yuncang/db/sql'
import { feeLineStatuses } from '@yuncang/shared/domain/fee-line'
import { AppError } from '@yuncang/shared/errors'
import type { Ctx } from '../../../trpc/context.ts'
import { nextDocumentNumbers } from '../../number/service.ts'
import { diffOf, recordOperations, type Operation } from '../../record/service.ts'
import * as repo from '../repo.ts'
import type { Outcome } from './reconcile.ts'
import type { LineValues } from './values.ts'

const operateModule = 'JFGL'

/** Writes what reconcile found for some documents: first what goes, then what changes, then what is new. */
export async function write(tx: Tx, ctx: Ctx, outcomes: readonly Outcome[]): Promise<void> {
  const records: Operation[] = []
  for (const { voids, updates } of outcomes) {
    for (const row of voids)
      records.push(await changeLine(tx, ctx, row, 'void', { status: feeLineStatuses.voided }))
    for (const { row, changes } of updates)
      records.push(await changeLine(tx, ctx, row, 'rerate', changes))
  }
  const fresh = outcomes.filter(({ inserts }) => inserts.length > 0)
  // One 计费通知 for what became due together of one document.
  const numbers = fresh.length > 0 ? await nextDocumentNumbers(tx, ctx, 'JT', fresh.length) : []
  const rows = fresh.flatMap(({ inserts }, at) =>
    inserts.map((values) => newLine(ctx, { ...values, jtNo: numbers[at]! })),
  )
  await withTakenMeaning('feeLine.justTaken', {}, () => repo.insert(tx, rows))
  records.push(...rows.map((row) => recordOf(row, 'create')))
  await recordOperations(tx, ctx, records)
}

type Fresh = LineValues & { jtNo: string; revision: number }

export function newLine(ctx: Ctx, values: Fresh): repo.NewLine {
  const now = ctx.now()
  const who = ctx.user.id
  return {
    ...values,
    id: ctx.newId(),
    reversalOf: null,
    billId: null,
    status: feeLineStatuses.estimated,
    createBy: who,
    createTime: now,
    updateBy: who,
    updateTime: now,
  }
}

const recordOf = (
  row: Pick<repo.LineRow, 'id' | 'masterBillNo'>,
  action: string,
  fieldDiff: Operation['fieldDiff'] = {},
): Operation => ({
  businessId: row.id,
  operateModule,
  action,
  fieldDiff,
  ...(row.masterBillNo && { masterBillNo: row.masterBillNo }),
})

/** One guarded statement changes a line; gives the record that tells of it. Throws 409 when it has changed meanwhile. */
export async function changeLine(
  tx: Tx,
  ctx: Ctx,
  row: repo.LineRow,
  action: string,
  changes: Partial<repo.LineRow>,
): Promise<Operation> {
  const who = { updateBy: ctx.user.id, updateTime: ctx.now() }
  const after = await withTakenMeaning('feeLine.justTaken', {}, () =>
    repo.change(tx, row, { ...changes, ...who }),
  )
  if (!after) throw new AppError('record.stale')
  // The reasons of an amount are long, and the line itself keeps them.
  const { explanation: _explanation, ...told } = changes
  return recordOf(row, action, diffOf(row, told))
}

/** The unique indexes of fee lines are the judge of races. */
export async function withTakenMeaning<R>(
  reason: 'feeLine.taken' | 'feeLine.justTaken',
  params: Record<string, string>,
  work: () => Promise<R>,
): Promise<R> {
  try {
    return await work()
  } catch (error) {
    if (!isUniqueViolation(error)?.startsWith('fee_line_')) throw error
    throw new AppError(reason, { params, cause: error })
  }
}
