import type { NewRow, Read, Row, Tx } from '@yuncang/db/handle'
import type { Schema } from '@yuncang/db/schema/index'
import {
  asc,
  chunks,
  contains,
  count,
  eq,
  gte,
  inArray,
  isNull,
  lt,
  lte,
  ne,
  pattern,
  sql,
} from '@yuncang/db/sql'
import type { FeeLineFilters, FeeTotal } from '@yuncang/shared/contracts/fee-line'
import { fromScaled } from '@yuncang/shared/domain/decimal'
import { feeLineStatuses } from '@yuncang/shared/domain/fee-line'
import { listing } from '../../platform/listing.ts'
import { rowsIn } from '../../platform/rows/repo.ts'

export type LineRow = Row<Schema['feeLine']>
export type NewLine = NewRow<Schema['feeLine']>

export const { find, withValues, insert, change } = rowsIn('feeLine', (t) => t.feeLine)

const { page, total, matching } = listing({
  name: 'feeLine',
  table: (t) => t.feeLine,
  filters: {
    customerId: { where: (t) => eq(t.customerId, sql.placeholder('customerId')) },
    masterBillNo: {
      where: (t) => contains(t.masterBillNo, sql.placeholder('masterBillNo')),
      value: pattern.contains,
    },
    businessNo: {
      where: (t) => contains(t.businessNo, sql.placeholder('businessNo')),
      value: pattern.contains,
    },
    businessId: { where: (t) => eq(t.businessId, sql.placeholder('businessId')) },
    jtNo: { where: (t) => contains(t.jtNo, sql.placeholder('jtNo')), value: pattern.contains },
    feeCode: { where: (t) => eq(t.feeCode, sql.placeholder('feeCode')) },
    jfmoduleId: { where: (t) => eq(t.jfmoduleId, sql.placeholder('jfmoduleId')) },
    recPay: { where: (t) => eq(t.recPay, sql.placeholder('recPay')) },
    status: { where: (t) => eq(t.status, sql.placeholder('status')) },
    source: { where: (t) => eq(t.source, sql.placeholder('source')) },
    currency: { where: (t) => eq(t.currency, sql.placeholder('currency')) },
    isMissingPrice: { where: (t) => eq(t.isMissingPrice, sql.placeholder('isMissingPrice')) },
    dateFrom: { where: (t) => gte(t.periodTo, sql.placeholder('dateFrom')) },
    dateTo: { where: (t) => lte(t.periodTo, sql.placeholder('dateTo')) },
  },
})
export { page, total }

type Sums = {
  currency: string
  count: number
  amount: number
  net: number
  tax: number
  local: number
}
const presentSums = ({ currency, count: lines, amount, net, tax, local }: Sums): FeeTotal => ({
  currency,
  count: lines,
  amount: fromScaled(amount, 'money'),
  netAmount: fromScaled(net, 'money'),
  taxAmount: fromScaled(tax, 'money'),
  localAmount: fromScaled(local, 'money'),
})

/** Sums by currency of what a page with these filters finds; voided lines only when they are asked for. */
export async function totals(db: Read | Tx, query: FeeLineFilters): Promise<FeeTotal[]> {
  const where = matching(query)
  const { voided } = feeLineStatuses
  const rows = await db
    .stmt(`feeLine.totals ${where.key}`, (q, schema) => {
      const t = schema.feeLine
      return q
        .pick(
          {
            currency: t.currency,
            count: count(),
            // Sums of the stored integers: the column's own mapping knows single values only.
            amount: sql<number>`sum(${t.amount})`.mapWith(Number),
            net: sql<number>`sum(${t.netAmount})`.mapWith(Number),
            tax: sql<number>`sum(${t.taxAmount})`.mapWith(Number),
            local: sql<number>`sum(${t.localAmount})`.mapWith(Number),
          },
          t,
          where.of(schema),
          query.status === undefined ? ne(t.status, voided) : undefined,
        )
        .groupBy(t.currency)
        .orderBy(asc(t.currency))
    })
    .all(where.params)
  return rows.map(presentSums)
}

/** What a customer owes in CNY: receivables that nothing has paid yet, estimated ones too. */
export async function owedBy(db: Read | Tx, customerId: string): Promise<string> {
  const { feeLine: t } = db.t
  const [row] = await db.pick(
    // A sum of the stored integers, as above.
    { owed: sql<number>`coalesce(sum(${t.localAmount}), 0)`.mapWith(Number) },
    t,
    eq(t.isDeleted, 0),
    eq(t.customerId, customerId),
    eq(t.recPay, 1),
    lt(t.status, feeLineStatuses.writtenOff),
  )
  return fromScaled(row?.owed ?? 0, 'money')
}

/** The lines of documents that count, oldest period first; of one kind when it is named. */
export async function liveOf(
  db: Read | Tx,
  businessIds: readonly string[],
  only: { jfmoduleIds?: readonly string[]; recPay?: number } = {},
): Promise<LineRow[]> {
  const { feeLine } = db.t
  const found: LineRow[] = []
  for await (const some of chunks(businessIds))
    found.push(
      ...(await db
        .select(
          feeLine,
          eq(feeLine.isDeleted, 0),
          inArray(feeLine.businessId, some),
          ne(feeLine.status, feeLineStatuses.voided),
          isNull(feeLine.reversalOf),
          only.jfmoduleIds && inArray(feeLine.jfmoduleId, [...only.jfmoduleIds]),
          only.recPay === undefined ? undefined : eq(feeLine.recPay, only.recPay),
        )
        .orderBy(asc(feeLine.periodFrom), asc(feeLine.id))),
    )
  return found
}

/** Every line of a document, voided ones too. */
export const allOf = (db: Read, businessId: string): Promise<LineRow[]> =>
  db
    .stmt('feeLine.ofBusiness', (q, t) =>
      q
        .select(
          t.feeLine,
          eq(t.feeLine.isDeleted, 0),
          eq(t.feeLine.businessId, sql.placeholder('businessId')),
        )
        .orderBy(asc(t.feeLine.periodFrom), asc(t.feeLine.feeCode), asc(t.feeLine.id)),
    )
    .all({ businessId })

/** Every line of the tenant that counts: for checks of the night and of tests. */
export const allLive = (db: Read): Promise<LineRow[]> => {
  const { feeLine } = db.t
  return db
    .select(feeLine, eq(feeLine.isDeleted, 0), ne(feeLine.status, feeLineStatuses.voided))
    .orderBy(asc(feeLine.businessId), asc(feeLine.customerId), asc(feeLine.periodFrom))
}
