import type { Tx } from '@yuncang/db/handle'
import { negate } from '@yuncang/shared/kernel/decimal'
import type { FeeExplanation } from '@yuncang/shared/nouns/fee-line/record'
import type { Ctx } from '../../../trpc/context.ts'
import { withDocumentNumbers } from '../../../kernel/number/service.ts'
import { recordOperations, type Operation } from '../../../kernel/record/service.ts'
import { find } from '../repo.ts'
import type { LineRow, PricedLine } from './facts.ts'
import { changeLine, insertLines, recordOf } from './write.ts'

/**
 * 冲销: takes audited lines back in full, each by a line of the negative amount that goes the way of every other one;
 * the lines themselves stay as they were audited (docs/domain/fees.md#reversal). They belong to the month of the books
 * that is named, or to that of their last day. Throws 409 when one has changed meanwhile.
 */
export async function reverseLines(
  tx: Tx,
  ctx: Ctx,
  rows: readonly LineRow[],
  { reason, period: accountPeriod }: { reason: string; period?: string },
): Promise<LineRow[]> {
  if (rows.length === 0) return []
  const pairs = rows.map((row) => ({ row, id: ctx.newId() }))
  const records: Operation[] = []
  // First the mark on the line: of two people who take it back at once, the second finds it changed.
  for (const { row, id } of pairs) {
    const changes = { reversedBy: id }
    records.push(await changeLine(tx, ctx, row, { action: 'reverse', changes }))
  }
  const numbered = await withDocumentNumbers(tx, ctx, 'JT', pairs)
  const fresh = numbered.map(({ number: jtNo, document: { row, id } }) => ({
    ...negativeOf(row, reason),
    id,
    jtNo,
    revision: row.revision,
    reversalOf: row.id,
    splitNo: row.splitNo,
    accountPeriod,
  }))
  const reversals = await insertLines(tx, ctx, fresh)
  records.push(...reversals.map((each) => recordOf(each, 'create')))
  await recordOperations(tx, ctx, records)
  return reversals
}

/** A line counts again when what took it back is voided. */
export async function resumeReversed(tx: Tx, ctx: Ctx, reversal: LineRow): Promise<void> {
  if (reversal.reversalOf === null) return
  const row = await find(tx, reversal.reversalOf)
  if (row?.reversedBy !== reversal.id) return
  await recordOperations(tx, ctx, [
    await changeLine(tx, ctx, row, { action: 'resume', changes: { reversedBy: null } }),
  ])
}

/** A step to the negative amount; a share is one of the negative charge. */
function turnedRound(step: FeeExplanation['steps'][number]): FeeExplanation['steps'][number] {
  if (step.kind === 'MISSING') return step
  const turned = { ...step, amount: negate(step.amount) }
  return turned.kind === 'SHARE' && turned.whole
    ? { ...turned, whole: { ...turned.whole, amount: negate(turned.whole.amount) } }
    : turned
}

/** What a line charges with the sign turned, reasons and all. */
function negativeOf(row: LineRow, reason: string): PricedLine {
  const {
    id: _id,
    tenantNode: _tenant,
    jtNo: _jtNo,
    revision: _revision,
    reversalOf: _reversalOf,
    reversedBy: _reversedBy,
    billId: _billId,
    splitNo: _splitNo,
    status: _status,
    sendBackReason: _sendBackReason,
    accountPeriod: _accountPeriod,
    createBy: _createBy,
    createTime: _createTime,
    updateBy: _updateBy,
    updateTime: _updateTime,
    version: _version,
    isDeleted: _isDeleted,
    ...values
  } = row
  // Written by the rating engine and reconcile.
  const { parts, steps, ...told } = row.explanation as FeeExplanation
  const turned = steps.map(turnedRound)
  return {
    ...values,
    qty: negate(row.qty),
    amount: negate(row.amount),
    netAmount: negate(row.netAmount),
    taxAmount: negate(row.taxAmount),
    localAmount: negate(row.localAmount),
    isOpen: 0,
    remark: reason,
    explanation: {
      ...told,
      parts: parts.map((part) => ({
        ...part,
        qty: negate(part.qty),
        amount: negate(part.amount),
      })),
      steps: [...turned, { kind: 'REVERSAL', amount: negate(row.amount), of: row.jtNo }],
    },
  }
}
