import type { Read } from '@yuncang/db/handle'
import type { Schema } from '@yuncang/db/schema/index'
import { asc, count, eq, gte, isNull, lte, ne, sql, sumOf, type SQL } from '@yuncang/db/sql'
import { feeLineStatuses } from '@yuncang/shared/nouns/fee-line/rules'
import type { RevenueKey } from '@yuncang/shared/nouns/report/rules'

type Fees = Schema['feeLine']

const { audited, voided } = feeLineStatuses

/** What rows are added up by; months by their days, which both databases know alike. */
export const keyOf = {
  fee: (t: Fees) => t.feeCode,
  customer: (t: Fees) => t.customerId,
  bill: (t: Fees) => t.masterBillNo,
  month: (t: Fees) => t.periodTo,
} as const satisfies Record<RevenueKey, unknown>

export type RevenueOf = {
  by: RevenueKey
  dateFrom: string
  dateTo: string
  customerId?: string | undefined
}

/** Net sums of the fees whose last day is in the range, by key and currency. */
export function revenue(db: Read, { by, dateFrom, dateTo, customerId }: RevenueOf) {
  const t = db.t.feeLine
  const key = keyOf[by](t)
  const when = (condition: SQL) =>
    sumOf(sql`case when ${condition} then ${t.netAmount} else 0 end`, 'money')
  return db
    .pick(
      {
        key,
        currency: t.currency,
        feeName: sql<string>`max(${t.feeName})`,
        feeNameEn: sql<string>`max(${t.feeNameEn})`,
        customerName: sql<string>`max(${t.customerName})`,
        lines: count(),
        revenue: when(sql`${t.recPay} = 1 and ${t.status} >= ${audited}`),
        cost: when(sql`${t.recPay} = 2 and ${t.status} >= ${audited}`),
        estimated: when(sql`${t.recPay} = 1 and ${t.status} < ${audited}`),
      },
      t,
      eq(t.isDeleted, 0),
      ne(t.status, voided),
      gte(t.periodTo, dateFrom),
      lte(t.periodTo, dateTo),
      customerId === undefined ? undefined : eq(t.customerId, customerId),
    )
    .groupBy(key, t.currency)
    .orderBy(asc(key), asc(t.currency))
}

/** Gross sums of the fees that no bill holds, by customer, last day and currency. */
export function unbilled(
  db: Read,
  { recPay, customerId }: { recPay: number; customerId?: string | undefined },
) {
  const t = db.t.feeLine
  const when = (condition: SQL) =>
    sumOf(sql`case when ${condition} then ${t.amount} else 0 end`, 'money')
  return db
    .pick(
      {
        customerId: t.customerId,
        customerName: sql<string>`max(${t.customerName})`,
        day: t.periodTo,
        currency: t.currency,
        lines: count(),
        audited: when(sql`${t.status} = ${audited}`),
        open: when(sql`${t.status} < ${audited}`),
        missing: sql<number>`sum(${t.isMissingPrice})`.mapWith(Number),
      },
      t,
      eq(t.isDeleted, 0),
      eq(t.recPay, recPay),
      lte(t.status, audited),
      isNull(t.billId),
      customerId === undefined ? undefined : eq(t.customerId, customerId),
    )
    .groupBy(t.customerId, t.periodTo, t.currency)
    .orderBy(asc(t.customerId), asc(t.periodTo), asc(t.currency))
}
