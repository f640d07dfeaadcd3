import type { Read } from '@yuncang/db/handle'
import { addDays } from '@yuncang/shared/kernel/calendar'
import { digitsOf } from '@yuncang/shared/kernel/currency'
import { divide, roundMoney } from '@yuncang/shared/kernel/decimal'
import { asc, count, eq, gte, inArray, lte, ne, sql, sumOf, type SQL } from '@yuncang/db/sql'
import { reductionStatuses, standing } from '@yuncang/shared/nouns/bill/rules'
import { debtAges } from '@yuncang/shared/nouns/report/rules'
import { keyOf, type RevenueOf } from '../../fee-line/service/reports.ts'
import type { ReductionRow } from '../reductions/repo.ts'
import type { BillRow } from '../repo.ts'

/**
 * Sums of what was taken off receivable bills, for fees whose last day is in the range, by the currency of the fees. What
 * was taken off a foreign fee in CNY counts at the rate of that fee.
 */
export async function reduced(db: Read, { by, dateFrom, dateTo, customerId }: RevenueOf) {
  const { billReduction: t, feeLine } = db.t
  const key = keyOf[by](feeLine)
  const rows = await db
    .pick(
      {
        key,
        currency: feeLine.currency,
        billCurrency: t.currency,
        rate: feeLine.exchangeRate,
        sum: sumOf(t.netAmount, 'money'),
      },
      t,
      eq(t.isDeleted, 0),
      eq(t.status, reductionStatuses.passed),
      customerId === undefined ? undefined : eq(t.customerId, customerId),
      eq(feeLine.recPay, 1),
      gte(feeLine.periodTo, dateFrom),
      lte(feeLine.periodTo, dateTo),
    )
    .innerJoin(feeLine, eq(feeLine.id, t.feeLineId))
    .groupBy(key, feeLine.currency, t.currency, feeLine.exchangeRate)
  return rows.map(({ billCurrency, rate, sum, ...of }) => ({
    ...of,
    reduced:
      billCurrency === of.currency ? sum : roundMoney(divide(sum, rate), digitsOf(of.currency)),
  }))
}

type Account = { customerId: string; currency: string }

/** The audited receivable bills and credit notes of a customer in one currency. */
export const accountBills = (db: Read, { customerId, currency }: Account): Promise<BillRow[]> => {
  const t = db.t.bill
  return db
    .select(
      t,
      eq(t.isDeleted, 0),
      eq(t.recPay, 1),
      eq(t.customerId, customerId),
      eq(t.currency, currency),
      inArray(t.status, [...standing]),
    )
    .orderBy(asc(t.period), asc(t.billNo))
}

/** What was taken off bills of a customer in one currency. */
export const accountReductions = (
  db: Read,
  { customerId, currency }: Account,
): Promise<ReductionRow[]> => {
  const t = db.t.billReduction
  return db
    .select(
      t,
      eq(t.isDeleted, 0),
      eq(t.customerId, customerId),
      eq(t.currency, currency),
      eq(t.status, reductionStatuses.passed),
    )
    .orderBy(asc(t.updateTime), asc(t.id))
}

type Owed = { recPay: number; customerId?: string | undefined; day: string }

/** Sums of what is not paid of audited bills, by customer, currency and the days since it was due. */
export function unpaid(db: Read, { recPay, customerId, day }: Owed) {
  const t = db.t.bill
  const rest = t.outstanding
  const when = (condition: SQL) =>
    sumOf(sql`case when ${condition} then ${rest} else 0 end`, 'money')
  const [first, second, third] = debtAges
  const since = (days: number) => addDays(day, -days)
  return db
    .pick(
      {
        customerId: t.customerId,
        customerName: sql<string>`max(${t.customerName})`,
        currency: t.currency,
        bills: count(),
        notDue: when(gte(t.dueDate, day)),
        first: when(sql`${t.dueDate} < ${day} and ${t.dueDate} >= ${since(first)}`),
        second: when(sql`${t.dueDate} < ${since(first)} and ${t.dueDate} >= ${since(second)}`),
        third: when(sql`${t.dueDate} < ${since(second)} and ${t.dueDate} >= ${since(third)}`),
        older: when(sql`${t.dueDate} < ${since(third)}`),
        total: sumOf(rest, 'money'),
      },
      t,
      eq(t.isDeleted, 0),
      eq(t.recPay, recPay),
      inArray(t.status, [...standing]),
      ne(rest, '0'),
      customerId === undefined ? undefined : eq(t.customerId, customerId),
    )
    .groupBy(t.customerId, t.currency)
    .orderBy(asc(t.customerId), asc(t.currency))
}
