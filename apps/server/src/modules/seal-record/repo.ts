import type { NewRow, Row, Tx } from '@yuncang/db/handle'
import type { Schema } from '@yuncang/db/schema/index'
import { and, contains, eq, notInArray, pattern, sql } from '@yuncang/db/sql'
import { sealStatuses, type SealSource } from '@yuncang/shared/nouns/seal-record/rules'
import { listing } from '../../platform/listing.ts'
import { rowsIn } from '../../platform/rows/repo.ts'

export type SealRow = Row<Schema['sealRecord']>
export type NewSeal = NewRow<Schema['sealRecord']>

export const { find, insert, change } = rowsIn('sealRecord', (t) => t.sealRecord)

export const { page, total, walk } = listing({
  name: 'sealRecord',
  table: (t) => t.sealRecord,
  filters: {
    sealNo: {
      where: (t) => contains(t.sealNo, sql.placeholder('sealNo')),
      value: pattern.contains,
    },
    sourceNo: {
      where: (t) => contains(t.sourceNo, sql.placeholder('sourceNo')),
      value: pattern.contains,
    },
    sourceType: { where: (t) => eq(t.sourceType, sql.placeholder('sourceType')) },
    sourceId: { where: (t) => eq(t.sourceId, sql.placeholder('sourceId')) },
    sealType: { where: (t) => eq(t.sealType, sql.placeholder('sealType')) },
    status: { where: (t) => eq(t.status, sql.placeholder('status')) },
  },
})

type Of = { readonly sourceType: SealSource; readonly sourceId: string; readonly sealType: string }

/** The record of a source and seal that is not over yet. */
export async function openOf(tx: Tx, of: Of): Promise<SealRow | undefined> {
  const { sealRecord: t } = tx.t
  const { sealed, voided } = sealStatuses
  const [row] = await tx.select(
    t,
    and(eq(t.sourceType, of.sourceType), eq(t.sourceId, of.sourceId)),
    eq(t.sealType, of.sealType),
    eq(t.isDeleted, 0),
    notInArray(t.status, [sealed, voided]),
  )
  return row
}
