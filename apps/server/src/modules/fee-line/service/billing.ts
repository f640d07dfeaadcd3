import { businessModules } from '@yuncang/shared/kernel/business-modules'
import type { Read, Tx } from '@yuncang/db/handle'
import type { FieldDiff } from '@yuncang/db/schema/record'
import { round, sum } from '@yuncang/shared/kernel/decimal'
import type { FeeLineDetail } from '@yuncang/shared/nouns/fee-line/record'
import { feeLineStatuses } from '@yuncang/shared/nouns/fee-line/rules'
import { AppError } from '@yuncang/shared/errors'
import type { Ctx } from '../../../trpc/context.ts'
import { recordOperations } from '../../../kernel/record/service.ts'
import * as repo from '../billing/repo.ts'
import { presentToCustomer } from './read.ts'

/* The lines of bills: a bill takes audited lines and gives them back; nobody else moves a line past its audit. */

export type { BillableLine, LinesOf } from '../billing/repo.ts'
export { billableLines, linesOfBill, unbilledSums } from '../billing/repo.ts'

/** What the lines of a bill amount to, by fee. */
export async function feesOfBill(db: Read | Tx, bill: repo.BillOf) {
  const byFee = Map.groupBy(await repo.linesOfBill(db, bill), ({ feeCode }) => feeCode)
  return [...byFee]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([feeCode, lines]) => ({
      feeCode,
      feeName: lines.at(-1)!.feeName, // groups have some
      amount: round(sum(lines.map((line) => line.amount)), 'money'),
      net: round(sum(lines.map((line) => line.netAmount)), 'money'),
      tax: round(sum(lines.map((line) => line.taxAmount)), 'money'),
    }))
}

/**
 * Puts audited lines on a bill, or on a credit note those that take others back, whose audit is that of the note. Throws
 * 409 when one of them has changed meanwhile.
 */
export const takeLines = (
  tx: Tx,
  ctx: Ctx,
  { id: billId, creditOf }: { id: string; creditOf: string | null },
  lines: readonly repo.BillableLine[],
): Promise<void> =>
  move(tx, ctx, lines, {
    action: 'bill',
    from: {
      status: creditOf === null ? feeLineStatuses.audited : feeLineStatuses.estimated,
      billId: null,
    },
    to: { status: feeLineStatuses.billed, billId },
  })

/** Takes lines off a bill: they are audited, and wait for another one. */
export const releaseLines = (
  tx: Tx,
  ctx: Ctx,
  billId: string,
  lines: readonly repo.BillableLine[],
): Promise<void> =>
  move(tx, ctx, lines, {
    action: 'unbill',
    from: { status: feeLineStatuses.billed, billId },
    to: { status: feeLineStatuses.audited, billId: null },
  })

/** Marks the lines of a bill as invoiced, as paid or, where that was taken back, as billed. */
export async function markLines(
  tx: Tx,
  ctx: Ctx,
  bill: repo.BillOf,
  { from, to }: { from: number; to: number },
): Promise<void> {
  if (from === to) return
  const lines = await repo.linesOfBill(tx, bill)
  const billId = bill.id
  await move(tx, ctx, lines, {
    action: 'settle',
    from: { status: from, billId },
    to: { status: to, billId },
  })
}

type Place = { status: number; billId: string | null }

async function move(
  tx: Tx,
  ctx: Ctx,
  lines: readonly repo.BillableLine[],
  { action, from, to }: { action: string; from: Place; to: Place },
): Promise<void> {
  const who = { updateBy: ctx.user.id, updateTime: ctx.now() }
  const ids = lines.map(({ id }) => id)
  const moved = await repo.moveLines(tx, ids, { from, to: { ...to, ...who } })
  if (moved !== ids.length) throw new AppError('bill.linesChanged')
  const fieldDiff: FieldDiff = {
    status: { before: from.status, after: to.status },
    ...(from.billId !== to.billId && { billId: { before: from.billId, after: to.billId } }),
  }
  await recordOperations(
    tx,
    ctx,
    lines.map(({ id, masterBillNo }) => ({
      businessId: id,
      operateModule: businessModules.fee,
      action,
      fieldDiff,
      ...(masterBillNo && { masterBillNo }),
    })),
  )
}

/** A line of a bill. Throws 404 for one that is not on it. */
export async function mustFindOnBill(
  db: Read | Tx,
  bill: repo.BillOf,
  id: string,
): Promise<repo.BillableLine> {
  const [line] = await repo.linesOfBill(db, bill, [id])
  if (!line) throw new AppError('record.notFound')
  return line
}

/** The lines of a bill, fee by fee, each with why its amount is what it is, as far as its customer is told. */
export const provenLinesOfBill = async (db: Read, billId: string): Promise<FeeLineDetail[]> =>
  (await repo.provenLinesOfBill(db, billId)).map(presentToCustomer)
