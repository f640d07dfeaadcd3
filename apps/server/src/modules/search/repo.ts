import type { AnyTable, Read, Tx } from '@yuncang/db/handle'
import type { Schema } from '@yuncang/db/schema/index'
import {
  asc,
  contains,
  desc,
  eq,
  gte,
  isNull,
  lt,
  pattern,
  sql,
  type AnyColumn,
} from '@yuncang/db/sql'
import type { Asked, FoundKind } from '@yuncang/shared/nouns/search/rules'

type Way = keyof Asked
/** Where a kind is kept: what is said of a hit, and the columns that are looked through. */
type Place = {
  table: AnyTable
  id: AnyColumn
  label: AnyColumn
  about: AnyColumn
  by: Partial<Record<Way, AnyColumn>>
}

type Numbered = AnyTable & Record<'id', AnyColumn>

/** A table that is looked through by its number, and called by it. */
const numbered = (table: Numbered, no: AnyColumn, about: AnyColumn): Place => ({
  table,
  id: table.id,
  label: no,
  about,
  by: { number: no },
})

type Called = Numbered & Record<'initials', AnyColumn>

/** A table that is looked through by its name and by the first letters of it. */
const named = (table: Called, name: AnyColumn, about: AnyColumn): Place => ({
  table,
  id: table.id,
  label: name,
  about,
  by: { name, initials: table.initials },
})

const places: Record<FoundKind, (t: Schema) => Place> = {
  inboundOrder: ({ inboundOrder: t }) => numbered(t, t.orderNo, t.customerName),
  outboundOrder: ({ outboundOrder: t }) => numbered(t, t.orderNo, t.customerName),
  truck: ({ outboundTruck: t }) => ({
    ...numbered(t, t.thNo, t.plateNo),
    id: t.orderId,
    by: { number: t.thNo, plate: t.plateNo },
  }),
  inboundPlan: ({ inboundPlan: t }) => ({
    ...numbered(t, t.planNo, t.containerNo),
    id: t.orderId,
  }),
  lot: ({ inventory: t }) => numbered(t, t.lotNo, t.productName),
  feeLine: ({ feeLine: t }) => numbered(t, t.jtNo, t.customerName),
  contract: ({ contract: t }) => numbered(t, t.contractNo, t.customerName),
  quotation: ({ quotation: t }) => numbered(t, t.bjdNo, t.customerName),
  bill: ({ bill: t }) => numbered(t, t.billNo, t.customerName),
  invoice: ({ invoice: t }) => numbered(t, t.invoiceNo, t.customerName),
  payment: ({ payment: t }) => numbered(t, t.paymentNo, t.customerName),
  customer: ({ customer: t }) => ({
    ...numbered(t, t.customerCode, t.customerCode),
    label: t.customerName,
    by: { number: t.customerCode, name: t.customerName, initials: t.initials },
  }),
  product: ({ product: t }) => {
    const place = named(t, t.productName, t.productCode)
    return { ...place, by: { barcode: t.barcode, ...place.by } }
  },
  storageLocation: ({ storageLocation: t }) => ({
    ...numbered(t, t.code, t.name),
    by: { number: t.code, name: t.name, initials: t.initials },
  }),
  vehicle: ({ vehicle: t }) => ({
    table: t,
    id: t.id,
    label: t.plateNo,
    about: t.trailerNo,
    by: { plate: t.plateNo },
  }),
}

const atMost = 10

const said = (column: AnyColumn) => sql<string>`${column}`

/** The first text after all that begin with this one, in the order of letters and figures of either database. */
export const after = (start: string): string => {
  const last = start.at(-1) ?? ''
  return start.slice(0, -1) + (last === '9' ? 'A' : String.fromCharCode(last.charCodeAt(0) + 1))
}

/** The newest numbers that begin with a text; names and plates that hold one; barcodes that are one. */
export async function find(db: Read, kind: FoundKind, asked: Asked) {
  const ways = Object.keys(places[kind](db.t).by) as Way[] // it names nothing else
  for (const way of ways) {
    const value = asked[way]
    if (value === undefined || (typeof value === 'object' && value.kind !== kind)) continue
    const text = typeof value === 'object' ? value.text : value
    const hits = await db
      .stmt(`search.${kind} ${way}`, (q, t) => {
        const { table, id, label, about, by } = places[kind](t)
        const column = by[way] ?? label
        const isNumber = way === 'number'
        return q
          .pick(
            { id: said(id), label: said(label), about: said(about) },
            table,
            eq(table.isDeleted, 0),
            ...conditionsOf(way, column),
          )
          .orderBy(isNumber ? desc(column) : asc(column))
          .limit(atMost)
      })
      .all({ from: text, to: after(text), text: pattern.contains(text), whole: text })
    if (hits.length > 0) return hits
  }
  return []
}

/** How a column is looked through in each way, so that an index serves where one can. */
function conditionsOf(way: Way, column: AnyColumn) {
  if (way === 'number')
    return [gte(column, sql.placeholder('from')), lt(column, sql.placeholder('to'))]
  // The index of barcodes holds those that are given.
  if (way === 'barcode') return [eq(column, sql.placeholder('whole')), sql`${column} <> ''`]
  return [contains(column, sql.placeholder('text'))]
}

type Spelled = {
  table: AnyTable & Record<'id' | 'tenantNode' | 'initials', AnyColumn>
  name: AnyColumn
}

/** What is found by first letters, which rows of before do not have yet. */
const spelled = {
  customer: ({ customer: t }: Schema): Spelled => ({ table: t, name: t.customerName }),
  product: ({ product: t }: Schema): Spelled => ({ table: t, name: t.productName }),
  storageLocation: ({ storageLocation: t }: Schema): Spelled => ({ table: t, name: t.name }),
} as const
export type NamedKind = keyof typeof spelled
export const namedKinds = Object.keys(spelled) as NamedKind[] // it names nothing else

/** Names of all tenants that are not spelled. */
export function unspelled(db: Read, kind: NamedKind, limit: number) {
  const { table, name } = spelled[kind](db.t)
  const fields = { id: said(table.id), tenantNode: said(table.tenantNode), name: said(name) }
  return db.pick(fields, table, isNull(table.initials)).limit(limit)
}

export function spell(tx: Tx, kind: NamedKind, { id, initials }: { id: string; initials: string }) {
  const { table } = spelled[kind](tx.t)
  return tx.update(table, { initials }, eq(table.id, id), isNull(table.initials))
}
