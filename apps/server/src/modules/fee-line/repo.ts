import type { Read, Row, Tx } from '@yuncang/db/handle'
import type { Schema } from '@yuncang/db/schema/index'
import {
  and,
  asc,
  contains,
  count,
  desc,
  eq,
  gte,
  lt,
  lte,
  ne,
  pattern,
  sql,
  sumOf,
  type SQL,
} from '@yuncang/db/sql'
import type { FeeLineFilters, FeeTotal } from '@yuncang/shared/nouns/fee-line/contract'
import { feeLineStatuses } from '@yuncang/shared/nouns/fee-line/rules'
import { orderStatuses } from '@yuncang/shared/nouns/inbound-order/rules'
import { listing } from '../../platform/listing.ts'
import { rowsIn } from '../../platform/rows/repo.ts'

export type LineRow = Row<Schema['feeLine']>

export const { find, withValues } = rowsIn('feeLine', (t) => t.feeLine)

const { page, total, walk, matching } = listing({
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
    splitNo: {
      where: (t) => contains(t.splitNo, sql.placeholder('splitNo')),
      value: pattern.contains,
    },
    billId: { where: (t) => eq(t.billId, sql.placeholder('billId')) },
    feeCode: { where: (t) => eq(t.feeCode, sql.placeholder('feeCode')) },
    jfmoduleId: { where: (t) => eq(t.jfmoduleId, sql.placeholder('jfmoduleId')) },
    recPay: { where: (t) => eq(t.recPay, sql.placeholder('recPay')) },
    status: { where: (t) => eq(t.status, sql.placeholder('status')) },
    source: { where: (t) => eq(t.source, sql.placeholder('source')) },
    currency: { where: (t) => eq(t.currency, sql.placeholder('currency')) },
    isMissingPrice: { where: (t) => eq(t.isMissingPrice, sql.placeholder('isMissingPrice')) },
    // As lackOf of the rules says it.
    lack: {
      where: (t) =>
        sql`${t.isMissingPrice} = 1 and case when ${t.exchangeRate} = 0 then 'rate' else 'price' end = ${sql.placeholder('lack')}`,
    },
    isSentBack: {
      where: (t) =>
        sql`case when ${t.status} = 0 and ${t.sendBackReason} <> '' then 1 else 0 end = ${sql.placeholder('isSentBack')}`,
    },
    isToCome: {
      where: (t, schema) => {
        const isOne = sql`${t.source} = 'AUTO' and ${t.status} <= ${sql.raw(String(feeLineStatuses.confirmed))} and ${t.businessId} in ${ordersToCome(schema)}`
        return sql`case when ${isOne} then 1 else 0 end = ${sql.placeholder('isToCome')}`
      },
    },
    accountPeriod: { where: (t) => eq(t.accountPeriod, sql.placeholder('accountPeriod')) },
    dateFrom: { where: (t) => gte(t.periodTo, sql.placeholder('dateFrom')) },
    dateTo: { where: (t) => lte(t.periodTo, sql.placeholder('dateTo')) },
  },
})
export { page, total, walk }

/** Inbound orders whose goods are not all in, or not completed. */
function ordersToCome({ inboundOrder: t }: Schema): SQL {
  const own = eq(t.tenantNode, sql.placeholder('tenant'))
  const isToCome = lt(t.orderStatus, sql.raw(String(orderStatuses.completed)))
  return sql`(select ${t.id} from ${t} where ${and(own, isToCome)})`
}

/** Sums by side and currency of what a page with these filters finds; voided lines only when they are asked for. */
export async function totals(db: Read | Tx, query: FeeLineFilters): Promise<FeeTotal[]> {
  const where = matching(query)
  const { voided } = feeLineStatuses
  return db
    .stmt(`feeLine.totals ${where.key}`, (q, schema) => {
      const t = schema.feeLine
      return q
        .pick(
          {
            recPay: t.recPay,
            currency: t.currency,
            count: count(),
            amount: sumOf(t.amount, 'money'),
            netAmount: sumOf(t.netAmount, 'money'),
            taxAmount: sumOf(t.taxAmount, 'money'),
            localAmount: sumOf(t.localAmount, 'money'),
          },
          t,
          where.of(schema),
          query.status === undefined ? ne(t.status, voided) : undefined,
        )
        .groupBy(t.recPay, t.currency)
        .orderBy(asc(t.recPay), asc(t.currency))
    })
    .all(where.params)
}

/** How many voided lines those sums leave out, by side and currency. */
export async function voidedIn(
  db: Read,
  query: FeeLineFilters,
): Promise<Pick<FeeTotal, 'recPay' | 'currency' | 'count'>[]> {
  if (query.status !== undefined) return []
  const where = matching(query)
  return db
    .stmt(`feeLine.voidedIn ${where.key}`, (q, schema) => {
      const t = schema.feeLine
      return q
        .pick(
          { recPay: t.recPay, currency: t.currency, count: count() },
          t,
          where.of(schema),
          eq(t.status, feeLineStatuses.voided),
        )
        .groupBy(t.recPay, t.currency)
        .orderBy(asc(t.recPay), asc(t.currency))
    })
    .all(where.params)
}

const customersAtMost = 20

/** The customers that have the most of such lines that count, with how many. */
export function customersWith(db: Read, query: FeeLineFilters) {
  const where = matching(query)
  return db
    .stmt(`feeLine.customersWith ${where.key}`, (q, schema) => {
      const t = schema.feeLine
      return q
        .pick(
          { customerId: t.customerId, customerName: t.customerName, count: count() },
          t,
          where.of(schema),
          ne(t.status, feeLineStatuses.voided),
        )
        .groupBy(t.customerId, t.customerName)
        .orderBy(desc(count()), asc(t.customerId))
        .limit(customersAtMost)
    })
    .all(where.params)
}

/** What a customer owes in CNY: receivables that nothing has paid yet, estimated ones too. */
export async function owedBy(db: Read, customerId: string): Promise<string> {
  const row = await db
    .stmt('feeLine.owed', (q, { feeLine: t }) =>
      q.pick(
        { owed: sumOf(t.localAmount, 'money') },
        t,
        eq(t.isDeleted, 0),
        eq(t.customerId, sql.placeholder('customerId')),
        eq(t.recPay, 1),
        lt(t.status, feeLineStatuses.writtenOff),
      ),
    )
    .first({ customerId })
  return row?.owed ?? '0.00'
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

/** A line with its differences and what takes them back: what counts under one key, first come first. */
export const familyOf = (db: Read, row: LineRow): Promise<LineRow[]> => {
  const { customerId, periodFrom, periodTo, businessId, recPay, feeCode, detailId } = row
  return db
    .stmt('feeLine.family', (q, { feeLine: t }) =>
      q
        .select(
          t,
          eq(t.isDeleted, 0),
          eq(t.customerId, sql.placeholder('customerId')),
          eq(t.periodFrom, sql.placeholder('periodFrom')),
          eq(t.periodTo, sql.placeholder('periodTo')),
          eq(t.businessId, sql.placeholder('businessId')),
          eq(t.recPay, sql.placeholder('recPay')),
          eq(t.feeCode, sql.placeholder('feeCode')),
          eq(t.detailId, sql.placeholder('detailId')),
          ne(t.status, feeLineStatuses.voided),
        )
        .orderBy(asc(t.revision), asc(t.createTime), asc(t.id)),
    )
    .all({ customerId, periodFrom, periodTo, businessId, recPay, feeCode, detailId })
}

/** Every line of the tenant that counts: for checks of the night and of tests. */
export const allLive = (db: Read): Promise<LineRow[]> => {
  const { feeLine } = db.t
  return db
    .select(feeLine, eq(feeLine.isDeleted, 0), ne(feeLine.status, feeLineStatuses.voided))
    .orderBy(asc(feeLine.businessId), asc(feeLine.customerId), asc(feeLine.periodFrom))
}
