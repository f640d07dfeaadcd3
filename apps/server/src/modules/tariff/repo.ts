import type { NewRow, Read, Row, Tx } from '@yuncang/db/handle'
import type { Schema } from '@yuncang/db/schema/index'
import { asc, contains, eq, inArray, pattern, sql } from '@yuncang/db/sql'
import { listing } from '../../platform/listing.ts'
import { rowsIn } from '../../platform/rows/repo.ts'
import { rowsWithValues } from '../../platform/rows/value-lists.ts'

export type DetailRow = Row<Schema['quotationDetail']>
export type TierRow = Row<Schema['stepwiseQuotation']>
export type NewDetail = NewRow<Schema['quotationDetail']>
export type NewTier = NewRow<Schema['stepwiseQuotation']>

export const { find, change } = rowsIn('quotationDetail', (t) => t.quotationDetail)

/** Lines of cost lists. */
export const { page: feePage } = listing({
  name: 'costFee',
  table: (t) => t.quotationDetail,
  filters: {
    sheetKind: { where: (t) => eq(t.sheetKind, sql.placeholder('sheetKind')) },
    id: { where: (t) => eq(t.sheetId, sql.placeholder('id')) },
    feeCode: {
      where: (t) => contains(t.feeCode, sql.placeholder('feeCode')),
      value: pattern.contains,
    },
    jfmoduleId: { where: (t) => eq(t.jfmoduleId, sql.placeholder('jfmoduleId')) },
  },
})

/** Lines of these sheets, in their order. */
export const detailsOf = (db: Read, sheetIds: readonly string[]): Promise<DetailRow[]> =>
  rowsWithValues(db, 'quotationDetail.of sheets', sheetIds, (q, { quotationDetail: t }, list) =>
    q
      .select(t, eq(t.isDeleted, 0), inArray(t.sheetId, list))
      .orderBy(asc(t.sheetId), asc(t.lineNo)),
  )

/** Tiers of these sheets, in their order. */
export const tiersOf = (db: Read, sheetIds: readonly string[]): Promise<TierRow[]> =>
  rowsWithValues(db, 'stepwiseQuotation.of sheets', sheetIds, (q, { stepwiseQuotation: t }, list) =>
    q.select(t, inArray(t.sheetId, list)).orderBy(asc(t.detailId), asc(t.rowNo)),
  )

/** Puts lines and tiers in the place of those that a sheet has. */
export async function replace(
  tx: Tx,
  sheetId: string,
  details: NewDetail[],
  tiers: NewTier[],
): Promise<void> {
  const { quotationDetail, stepwiseQuotation } = tx.t
  await tx.remove(stepwiseQuotation, eq(stepwiseQuotation.sheetId, sheetId))
  await tx.remove(quotationDetail, eq(quotationDetail.sheetId, sheetId))
  await tx.insert(quotationDetail, details)
  await tx.insert(stepwiseQuotation, tiers)
}
