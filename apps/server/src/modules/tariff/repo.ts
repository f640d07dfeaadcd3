import type { NewRow, Read, Row, Tx } from '@yuncang/db/handle'
import type { Schema } from '@yuncang/db/schema/index'
import { asc, chunks, contains, eq, inArray, pattern, sql } from '@yuncang/db/sql'
import { listing } from '../../platform/listing.ts'
import { rowsIn } from '../../platform/rows/repo.ts'

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
export async function detailsOf(db: Read | Tx, sheetIds: readonly string[]): Promise<DetailRow[]> {
  const { quotationDetail } = db.t
  const found: DetailRow[] = []
  for await (const some of chunks(sheetIds)) {
    const rows = await db
      .select(
        quotationDetail,
        eq(quotationDetail.isDeleted, 0),
        inArray(quotationDetail.sheetId, some),
      )
      .orderBy(asc(quotationDetail.sheetId), asc(quotationDetail.lineNo))
    found.push(...rows)
  }
  return found
}

/** Tiers of these sheets, in their order. */
export async function tiersOf(db: Read | Tx, sheetIds: readonly string[]): Promise<TierRow[]> {
  const { stepwiseQuotation } = db.t
  const found: TierRow[] = []
  for await (const some of chunks(sheetIds)) {
    const rows = await db
      .select(stepwiseQuotation, inArray(stepwiseQuotation.sheetId, some))
      .orderBy(asc(stepwiseQuotation.detailId), asc(stepwiseQuotation.rowNo))
    found.push(...rows)
  }
  return found
}

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
