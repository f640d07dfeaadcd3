import type { NewRow, Read, Row } from '@yuncang/db/handle'
import type { Schema } from '@yuncang/db/schema/index'
import { asc, chunks, count, eq, gte, inArray, isNull, lte, ne, offIndex } from '@yuncang/db/sql'
import { feeLineStatuses } from '@yuncang/shared/nouns/fee-line/rules'
import { rowsIn } from '../../platform/rows/repo.ts'
import { rowsWithValues } from '../../platform/rows/value-lists.ts'

export type LineRow = Row<Schema['feeLine']>
export type NewLine = NewRow<Schema['feeLine']>

export const { find, insert, change } = rowsIn('feeLine', (t) => t.feeLine)

/** The lines of documents that count, oldest period first; of one kind when it is named. */
export async function liveOf(
  db: Read,
  businessIds: readonly string[],
  { jfmoduleIds, recPay }: { jfmoduleIds?: readonly string[]; recPay?: number } = {},
): Promise<LineRow[]> {
  const name = `feeLine.liveOf ${jfmoduleIds?.join()} ${recPay}`
  const rows = await rowsWithValues(db, name, businessIds, (q, { feeLine }, list) =>
    q.select(
      feeLine,
      // Found by their documents: to SQLite all lines of the tenant look cheaper than a list of many, as they would in order.
      eq(offIndex(feeLine.isDeleted), 0),
      inArray(feeLine.businessId, list),
      ne(feeLine.status, feeLineStatuses.voided),
      isNull(feeLine.reversalOf),
      jfmoduleIds && inArray(feeLine.jfmoduleId, [...jfmoduleIds]),
      recPay === undefined ? undefined : eq(feeLine.recPay, recPay),
    ),
  )
  return rows.sort((a, b) => compareTexts(a.periodFrom, b.periodFrom) || compareTexts(a.id, b.id))
}

/** Which drafts: of these customers, or of everybody; their last days lie in here. */
export type DraftScope = {
  readonly customerIds?: readonly string[] | undefined
  readonly from?: string | undefined
  readonly to?: string | undefined
}

/** The documents and owners that have automatic drafts, by kind of work, with how many. */
export async function draftsOf(db: Read, { customerIds, from, to }: DraftScope) {
  const { feeLine: t } = db.t
  const found = []
  for await (const some of customerIds ? chunks(customerIds) : [undefined])
    found.push(
      ...(await db
        .pick(
          {
            businessId: t.businessId,
            customerId: t.customerId,
            jfmoduleId: t.jfmoduleId,
            lines: count(),
          },
          t,
          eq(t.isDeleted, 0),
          eq(t.source, 'AUTO'),
          lte(t.status, feeLineStatuses.confirmed),
          isNull(t.reversalOf),
          some && inArray(t.customerId, some),
          from === undefined ? undefined : gte(t.periodTo, from),
          to === undefined ? undefined : lte(t.periodTo, to),
        )
        .groupBy(t.businessId, t.customerId, t.jfmoduleId)
        .orderBy(asc(t.customerId), asc(t.businessId))),
    )
  return found
}

const compareTexts = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0)
