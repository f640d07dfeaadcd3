import type { Tx } from '@yuncang/db/handle'
import { feeLineStatuses } from '@yuncang/shared/nouns/fee-line/rules'
import type { Ctx } from '../../../trpc/context.ts'
import { recordOperations, type Operation } from '../../../kernel/record/service.ts'
import { resumeReversed, reverseLines } from '../../charging/service/reverse.ts'
import { changeLine } from '../../charging/service/write.ts'
import * as repo from '../repo.ts'
import { onBill, type BillableLine } from '../billing/repo.ts'
import { refuse } from './steps.ts'

/* The lines of credit notes: each takes a line of another bill back in full, and lives as long as the credit note holds it. */

/**
 * Takes lines of a bill back, in a month of the books that is named: as a credit note of its currency takes them. Throws
 * 409 for one that cannot be taken back.
 */
export async function takeBack(
  tx: Tx,
  ctx: Ctx,
  { lines, currency }: { lines: readonly BillableLine[]; currency: string },
  why: { reason: string; period: string },
): Promise<BillableLine[]> {
  const ids = lines.map(({ id }) => id)
  const rows = await repo.withValues(tx, 'id', ids)
  for (const row of rows) refuse(ctx, 'reverse', row)
  return (await reverseLines(tx, ctx, rows, why)).map((row) => onBill(currency, row))
}

/** Gives up lines of a credit note that is no longer meant: what they took back counts again. */
export async function giveUp(
  tx: Tx,
  ctx: Ctx,
  lines: readonly BillableLine[],
  reason: string,
): Promise<void> {
  const rows = await repo.withValues(
    tx,
    'id',
    lines.map(({ id }) => id),
  )
  const changes = { status: feeLineStatuses.voided, billId: null, remark: reason }
  const records: Operation[] = []
  for (const row of rows) records.push(await changeLine(tx, ctx, row, { action: 'void', changes }))
  await recordOperations(tx, ctx, records)
  for (const row of rows) await resumeReversed(tx, ctx, row)
}
