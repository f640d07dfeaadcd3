import type { NewRow, Read, Row } from '@yuncang/db/handle'
import type { Schema } from '@yuncang/db/schema/index'
import {
  and,
  asc,
  contains,
  count,
  eq,
  gte,
  inArray,
  lte,
  ne,
  or,
  pattern,
  sql,
  sumOf,
} from '@yuncang/db/sql'
import type { PaymentFilters, PaymentTotal } from '@yuncang/shared/nouns/payment/contract'
import {
  paymentSources,
  paymentStatuses,
  writeOffStatuses,
} from '@yuncang/shared/nouns/payment/rules'
import { listing } from '../../platform/listing.ts'
import { rowsIn } from '../../platform/rows/repo.ts'
import { rowsWithValues } from '../../platform/rows/value-lists.ts'

export type PaymentRow = Row<Schema['payment']>
export type NewPayment = NewRow<Schema['payment']>
export type WriteOffRow = Row<Schema['writeOff']>
export type RefundRow = Row<Schema['paymentRefund']>

export const { find, withValues, insert, change } = rowsIn('payment', (t) => t.payment)
export const refunds = rowsIn('paymentRefund', (t) => t.paymentRefund)
export const writeOffs = rowsIn('writeOff', (t) => t.writeOff)

const { open, partly, voided } = paymentStatuses

export const { page, total, walk, matching } = listing({
  name: 'payment',
  table: (t) => t.payment,
  filters: {
    paymentNo: {
      where: (t) => contains(t.paymentNo, sql.placeholder('paymentNo')),
      value: pattern.contains,
    },
    billNo: {
      where: ({ id }, { writeOff: t }) => {
        const own = eq(t.tenantNode, sql.placeholder('tenant'))
        const stands = eq(t.status, writeOffStatuses.standing)
        const alike = contains(t.billNo, sql.placeholder('billNo'))
        return sql`${id} in (select ${t.paymentId} from ${t} where ${and(own, stands, alike)})`
      },
      value: pattern.contains,
    },
    customerId: { where: (t) => eq(t.customerId, sql.placeholder('customerId')) },
    payerName: {
      where: (t) => contains(t.payerName, sql.placeholder('payerName')),
      value: pattern.contains,
    },
    reference: {
      where: (t) => contains(t.reference, sql.placeholder('reference')),
      value: pattern.contains,
    },
    recPay: { where: (t) => eq(t.recPay, sql.placeholder('recPay')) },
    currency: { where: (t) => eq(t.currency, sql.placeholder('currency')) },
    status: { where: (t) => eq(t.status, sql.placeholder('status')) },
    isOpen: { where: (t) => inArray(t.status, [open, partly]) },
    dateFrom: { where: (t) => gte(t.payDate, sql.placeholder('dateFrom')) },
    dateTo: { where: (t) => lte(t.payDate, sql.placeholder('dateTo')) },
  },
})

/** Sums by side and currency of what a page with these filters finds; voided ones only when they are asked for, offsets
 * never. */
export async function totals(db: Read, query: PaymentFilters): Promise<PaymentTotal[]> {
  const where = matching(query)
  return db
    .stmt(`payment.totals ${where.key}`, (q, schema) => {
      const t = schema.payment
      const sums = {
        amount: sumOf(t.amount, 'money'),
        writtenOff: sumOf(t.writtenOff, 'money'),
        rest: sumOf(t.rest, 'money'),
      }
      return q
        .pick(
          { recPay: t.recPay, currency: t.currency, count: count(), ...sums },
          t,
          where.of(schema),
          ne(t.source, paymentSources.offset),
          query.status === undefined ? ne(t.status, voided) : undefined,
        )
        .groupBy(t.recPay, t.currency)
        .orderBy(asc(t.recPay), asc(t.currency))
    })
    .all(where.params)
}

/** What a payment settles and has settled, oldest first. */
export const writeOffsOf = (db: Read, paymentId: string): Promise<WriteOffRow[]> =>
  db
    .stmt('writeOff.ofPayment', (q, { writeOff: t }) =>
      q
        .select(t, eq(t.isDeleted, 0), eq(t.paymentId, sql.placeholder('paymentId')))
        .orderBy(asc(t.createTime), asc(t.id)),
    )
    .all({ paymentId })

/** What a payment gives back, and what of it was given back, oldest first. */
export const refundsOf = (db: Read, id: string): Promise<RefundRow[]> =>
  db
    .stmt('paymentRefund.ofPayment', (q, { paymentRefund: t }) =>
      q
        .select(
          t,
          eq(t.isDeleted, 0),
          or(eq(t.paymentId, sql.placeholder('id')), eq(t.ofId, sql.placeholder('id'))),
        )
        .orderBy(asc(t.createTime), asc(t.id)),
    )
    .all({ id })

/** Every refund that stands: for checks of the night and of tests. */
export const standingRefunds = (db: Read): Promise<RefundRow[]> => {
  const { paymentRefund: t } = db.t
  return db.select(t, eq(t.isDeleted, 0), eq(t.status, writeOffStatuses.standing))
}

/** What was paid of a bill, and what of that was taken back, oldest first. */
export const writeOffsOfBill = (db: Read, billId: string): Promise<WriteOffRow[]> =>
  db
    .stmt('writeOff.ofBill', (q, { writeOff: t }) =>
      q
        .select(t, eq(t.isDeleted, 0), eq(t.billId, sql.placeholder('billId')))
        .orderBy(asc(t.createTime), asc(t.id)),
    )
    .all({ billId })

/** Every write-off that stands: for checks of the night and of tests. */
export const standingWriteOffs = (db: Read): Promise<WriteOffRow[]> => {
  const { writeOff: t } = db.t
  return db.select(t, eq(t.isDeleted, 0), eq(t.status, writeOffStatuses.standing))
}

/** Every payment that stands: as above. */
export const all = (db: Read): Promise<PaymentRow[]> => {
  const { payment: t } = db.t
  return db.select(t, eq(t.isDeleted, 0))
}

/** Money of which something is open, oldest first. */
export const openPayments = (
  db: Read,
  { recPay, limit }: { recPay: number | undefined; limit: number },
): Promise<PaymentRow[]> => {
  const { payment: t } = db.t
  return db
    .select(
      t,
      eq(t.isDeleted, 0),
      inArray(t.status, [open, partly]),
      recPay === undefined ? undefined : eq(t.recPay, recPay),
    )
    .orderBy(asc(t.payDate), asc(t.id))
    .limit(limit)
}

/** Open money of a customer, oldest first. */
export const openOf = (
  db: Read,
  { customerId, recPay, currency }: { customerId: string; recPay: number; currency: string },
): Promise<PaymentRow[]> => {
  const { payment: t } = db.t
  return db
    .select(
      t,
      eq(t.isDeleted, 0),
      eq(t.customerId, customerId),
      eq(t.recPay, recPay),
      eq(t.currency, currency),
      inArray(t.status, [open, partly]),
    )
    .orderBy(asc(t.payDate), asc(t.id))
}

/** Money that is recorded under these references of the bank. */
export const withReferences = (db: Read, references: readonly string[]): Promise<PaymentRow[]> =>
  rowsWithValues(db, 'payment.with references', references, (q, { payment: t }, list) =>
    q.select(t, eq(t.isDeleted, 0), ne(t.status, voided), inArray(t.reference, list)),
  )
