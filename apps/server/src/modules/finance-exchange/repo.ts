import type { Read, Row } from '@yuncang/db/handle'
import type { Schema } from '@yuncang/db/schema/index'
import { asc, contains, eq, pattern, sql } from '@yuncang/db/sql'
import { listing } from '../../platform/listing.ts'
import { rowsIn } from '../../platform/rows/repo.ts'

export type ExchangeRow = Row<Schema['financeExchange']>

export const { find, insert, change } = rowsIn('financeExchange', (t) => t.financeExchange)

export const { page, total, walk } = listing({
  name: 'financeExchange',
  table: (t) => t.financeExchange,
  filters: {
    billNo: {
      where: (t) => contains(t.billNo, sql.placeholder('billNo')),
      value: pattern.contains,
    },
    kind: { where: (t) => eq(t.kind, sql.placeholder('kind')) },
    status: { where: (t) => eq(t.status, sql.placeholder('status')) },
  },
})

/** The exchanges of a bill, oldest first. */
export const ofBill = (db: Pick<Read, 'stmt'>, billId: string): Promise<ExchangeRow[]> =>
  db
    .stmt('financeExchange.ofBill', (q, { financeExchange: t }) =>
      q.select(t, eq(t.billId, sql.placeholder('billId'))).orderBy(asc(t.createTime), asc(t.id)),
    )
    .all({ billId })
