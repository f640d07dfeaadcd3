import type { NewRow, Read, Row, Tx } from '@yuncang/db/handle'
import type { Schema } from '@yuncang/db/schema/index'
import {
  and,
  asc,
  contains,
  count,
  eq,
  inArray,
  isNull,
  lt,
  lte,
  ne,
  pattern,
  sql,
  sumOf,
  type AnyColumn,
  type SQL,
} from '@yuncang/db/sql'
import type { BillFilters, BillTotal } from '@yuncang/shared/nouns/bill/contract'
import { billStatuses, owed, standing, unaudited } from '@yuncang/shared/nouns/bill/rules'
import { listing } from '../../platform/listing.ts'
import { rowsIn } from '../../platform/rows/repo.ts'

export type BillRow = Row<Schema['bill']>
export type NewBill = NewRow<Schema['bill']>

export const { find, withValues, insert, change } = rowsIn('bill', (t) => t.bill)

const { confirmed, partlyPaid, paid, voided, invoiced } = billStatuses

/** Something of it is to be paid. */
const isOwing = (t: Schema['bill']): SQL =>
  sql`${inArray(t.status, [...owed])} and ${ne(t.outstanding, '0')}`

/** Something of it is on no invoice: what is payable is neither this much nor, on a credit note, this much below 0. */
const isUninvoiced = (t: Schema['bill']): SQL =>
  sql`${inArray(t.status, [confirmed, partlyPaid, paid])} and ${t.payable} <> ${t.invoiced} and ${t.payable} <> -${t.invoiced}`

export const { page, total, walk, matching } = listing({
  name: 'bill',
  table: (t) => t.bill,
  filters: {
    billNo: {
      where: (t) => contains(t.billNo, sql.placeholder('billNo')),
      value: pattern.contains,
    },
    customerId: { where: (t) => eq(t.customerId, sql.placeholder('customerId')) },
    period: { where: (t) => eq(t.period, sql.placeholder('period')) },
    recPay: { where: (t) => eq(t.recPay, sql.placeholder('recPay')) },
    currency: { where: (t) => eq(t.currency, sql.placeholder('currency')) },
    status: { where: (t) => eq(t.status, sql.placeholder('status')) },
    dueTo: { where: (t) => lte(t.dueDate, sql.placeholder('dueTo')) },
    /** 1: was sent to the customer since its audit, 0: was not. */
    isSent: {
      where: (t) =>
        sql`case when ${t.sentTime} is null then 0 else 1 end = ${sql.placeholder('isSent')}`,
    },
    isUnpaid: { where: (t) => isOwing(t) },
    /** Those of them whose day is before this one. */
    dueBefore: {
      // What we owe on a credit note is late for nobody but ourselves.
      where: (t) =>
        sql`${isOwing(t)} and ${t.outstanding} > 0 and ${lt(t.dueDate, sql.placeholder('dueBefore'))}`,
    },
    isUninvoiced: { where: (t) => isUninvoiced(t) },
    /** 1: below 0, 0: not. */
    isCredit: {
      where: (t) =>
        sql`case when ${t.payable} < 0 then 1 else 0 end = ${sql.placeholder('isCredit')}`,
    },
    creditOf: { where: (t) => eq(t.creditOf, sql.placeholder('creditOf')) },
    /** Only bills that were audited and stand. */
    isStanding: { where: (t) => inArray(t.status, [...standing]) },
  },
})

/** The filters of a list as they are looked for. */
export type SeenFilters = Omit<BillFilters, 'isOverdue'> & {
  isStanding?: number
  dueBefore?: string
}

/** Sums by side and currency of what a page with these filters finds; voided bills only when they are asked for. */
export async function totals(db: Read, query: SeenFilters): Promise<BillTotal[]> {
  const where = matching(query)
  return db
    .stmt(`bill.totals ${where.key}`, (q, schema) => {
      const t = schema.bill
      // What of a credit note is invoiced and paid counts against that of bills.
      const signedSumOf = (column: AnyColumn) =>
        sumOf(sql`case when ${t.payable} < 0 then -${column} else ${column} end`, 'money')
      return q
        .pick(
          {
            recPay: t.recPay,
            currency: t.currency,
            count: count(),
            amount: sumOf(t.amount, 'money'),
            reduceAmount: sumOf(t.reduceAmount, 'money'),
            payable: sumOf(t.payable, 'money'),
            invoiced: signedSumOf(t.invoiced),
            paid: signedSumOf(t.paid),
            // A bill that is not audited yet is asked of nobody.
            outstanding: sumOf(
              sql`case when ${inArray(t.status, [...owed])} then ${t.outstanding} else 0 end`,
              'money',
            ),
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

type Whose = { recPay: number; customerId: string; period: string; currency: string }

/** The bill of a customer's month that is not audited yet. */
export async function openBill(
  tx: Pick<Tx, 'select' | 't'>,
  { recPay, customerId, period, currency }: Whose,
): Promise<BillRow | undefined> {
  const { bill: t } = tx.t
  const [row] = await tx.select(
    t,
    eq(t.isDeleted, 0),
    eq(t.recPay, recPay),
    eq(t.customerId, customerId),
    eq(t.period, period),
    eq(t.currency, currency),
    inArray(t.status, [...unaudited]),
    isNull(t.creditOf),
  )
  return row
}

/** The credit note of a bill that is not audited yet. */
export async function openCredit(
  tx: Pick<Tx, 'select' | 't'>,
  { creditOf, period }: { creditOf: string; period: string },
): Promise<BillRow | undefined> {
  const { bill: t } = tx.t
  const isOfBill = and(eq(t.creditOf, creditOf), eq(t.period, period))
  const [row] = await tx.select(t, eq(t.isDeleted, 0), isOfBill, inArray(t.status, [...unaudited]))
  return row
}

/** The credit notes of a bill that were not given up, by number. */
export const creditsOf = (
  db: Pick<Read | Tx, 'select' | 't'>,
  billId: string,
): Promise<BillRow[]> => {
  const { bill: t } = db.t
  return db
    .select(t, eq(t.isDeleted, 0), eq(t.creditOf, billId), ne(t.status, voided))
    .orderBy(asc(t.billNo))
}

/** An audited bill over what a customer owes for a month; a credit note says nothing of what is still to come in it. */
export async function standingBill(
  db: Pick<Read, 'select' | 't'>,
  { customerId, period }: Pick<Whose, 'customerId' | 'period'>,
): Promise<BillRow | undefined> {
  const { bill: t } = db.t
  const [row] = await db
    .select(
      t,
      eq(t.isDeleted, 0),
      eq(t.recPay, 1),
      eq(t.customerId, customerId),
      eq(t.period, period),
      isNull(t.creditOf),
      inArray(t.status, [...standing]),
    )
    .orderBy(asc(t.billNo))
    .limit(1)
  return row
}

/** Receivable bills of a month that wait for their customers and were not sent since their audit, by number. */
export const unsentOf = (db: Read, period: string): Promise<BillRow[]> => {
  const { bill: t } = db.t
  const isWaiting = and(eq(t.recPay, 1), eq(t.status, billStatuses.audited), isNull(t.sentTime))
  return db.select(t, eq(t.isDeleted, 0), eq(t.period, period), isWaiting).orderBy(asc(t.billNo))
}

/** Every bill of the tenant: for checks of the night and of tests. */
export const all = (db: Read): Promise<BillRow[]> => {
  const { bill: t } = db.t
  return db.select(t, eq(t.isDeleted, 0)).orderBy(asc(t.billNo))
}

type Owner = { customerId: string; recPay: number }

/** Bills of which something can be invoiced, oldest month first. */
export const invoiceableBills = (db: Read, { customerId, recPay }: Owner): Promise<BillRow[]> => {
  const { bill: t } = db.t
  return db
    .select(
      t,
      eq(t.isDeleted, 0),
      eq(t.customerId, customerId),
      eq(t.recPay, recPay),
      isUninvoiced(t),
    )
    .orderBy(asc(t.period), asc(t.billNo))
}

/** Bills that money can settle, of one customer or of all, earliest due first. */
export const payableBills = (
  db: Read | Tx,
  { recPay, currency, customerId }: { recPay: number; currency?: string; customerId?: string },
): Promise<BillRow[]> => {
  const { bill: t } = db.t
  return db
    .select(
      t,
      eq(t.isDeleted, 0),
      eq(t.recPay, recPay),
      inArray(t.status, [invoiced, partlyPaid]),
      ne(t.outstanding, '0'),
      currency === undefined ? undefined : eq(t.currency, currency),
      customerId === undefined ? undefined : eq(t.customerId, customerId),
    )
    .orderBy(asc(t.dueDate), asc(t.billNo))
}
