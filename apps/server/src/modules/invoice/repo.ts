import type { NewRow, Read, Row, Tx } from '@yuncang/db/handle'
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
  pattern,
  sql,
  sumOf,
} from '@yuncang/db/sql'
import type { InvoiceFilters, InvoiceTotal } from '@yuncang/shared/nouns/invoice/contract'
import { listing } from '../../platform/listing.ts'
import { rowsIn } from '../../platform/rows/repo.ts'
import { rowsWithValues } from '../../platform/rows/value-lists.ts'

export type InvoiceRow = Row<Schema['invoice']>
export type NewInvoice = NewRow<Schema['invoice']>
export type PartRow = Row<Schema['invoicePart']>
export type NewPart = NewRow<Schema['invoicePart']>

export const { find, withValues, insert, change } = rowsIn('invoice', (t) => t.invoice)

export const { page, total, walk, matching } = listing({
  name: 'invoice',
  table: (t) => t.invoice,
  filters: {
    invoiceNo: {
      where: (t) => contains(t.invoiceNo, sql.placeholder('invoiceNo')),
      value: pattern.contains,
    },
    billNo: {
      where: ({ id }, { invoicePart: t }) => {
        const own = eq(t.tenantNode, sql.placeholder('tenant'))
        const alike = contains(t.billNo, sql.placeholder('billNo'))
        return sql`${id} in (select ${t.invoiceId} from ${t} where ${and(own, alike)})`
      },
      value: pattern.contains,
    },
    customerId: { where: (t) => eq(t.customerId, sql.placeholder('customerId')) },
    recPay: { where: (t) => eq(t.recPay, sql.placeholder('recPay')) },
    currency: { where: (t) => eq(t.currency, sql.placeholder('currency')) },
    status: { where: (t) => eq(t.status, sql.placeholder('status')) },
    dateFrom: { where: (t) => gte(t.invoiceDate, sql.placeholder('dateFrom')) },
    dateTo: { where: (t) => lte(t.invoiceDate, sql.placeholder('dateTo')) },
  },
})

/** Sums by side and currency of what a page with these filters finds. */
export async function totals(db: Read, query: InvoiceFilters): Promise<InvoiceTotal[]> {
  const where = matching(query)
  return db
    .stmt(`invoice.totals ${where.key}`, (q, schema) => {
      const t = schema.invoice
      const sums = {
        net: sumOf(t.net, 'money'),
        tax: sumOf(t.tax, 'money'),
        gross: sumOf(t.gross, 'money'),
      }
      return q
        .pick(
          { recPay: t.recPay, currency: t.currency, count: count(), ...sums },
          t,
          where.of(schema),
        )
        .groupBy(t.recPay, t.currency)
        .orderBy(asc(t.recPay), asc(t.currency))
    })
    .all(where.params)
}

export const insertParts = (tx: Tx, rows: readonly NewPart[]): Promise<PartRow[]> =>
  tx.insert(tx.t.invoicePart, rows)

/** What of an invoice is for which bill, by the number of the bill. */
export const partsOf = (db: Read, invoiceId: string): Promise<PartRow[]> =>
  db
    .stmt('invoicePart.ofInvoice', (q, { invoicePart: t }) =>
      q.select(t, eq(t.invoiceId, sql.placeholder('invoiceId'))).orderBy(asc(t.billNo)),
    )
    .all({ invoiceId })

/** What of these bills is on invoices, taken back or not. */
export const partsOfBills = (db: Read, billIds: readonly string[]): Promise<PartRow[]> =>
  rowsWithValues(db, 'invoicePart.of bills', billIds, (q, { invoicePart: t }, list) =>
    q.select(t, inArray(t.billId, list)).orderBy(asc(t.id)),
  )

/** Every part of the tenant: for checks of the night and of tests. */
export const allParts = (db: Read): Promise<PartRow[]> => db.select(db.t.invoicePart)

/** The red invoice that takes this one back. */
export const redOf = (db: Read, id: string): Promise<InvoiceRow | undefined> =>
  db
    .stmt('invoice.red', (q, { invoice: t }) =>
      q.select(t, eq(t.isDeleted, 0), eq(t.redOfId, sql.placeholder('id'))),
    )
    .first({ id })
