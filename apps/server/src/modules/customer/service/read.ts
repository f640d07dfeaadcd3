import type { Read, Tx } from '@yuncang/db/handle'
import type {
  CustomerInfo,
  CustomerNames,
  CustomerQuery,
} from '@yuncang/shared/nouns/customer/contract'
import { searches } from '@yuncang/shared/kernel/searches'
import { AppError } from '@yuncang/shared/errors'
import { say } from '@yuncang/shared/messages'
import { normalizeName } from '@yuncang/shared/validate/text'
import type { Ctx } from '../../../trpc/context.ts'
import { banks, branches, contacters, invoices } from '../parts/repo.ts'
import { mustFind } from '../../../kernel/master-data/service/noun.ts'
import * as repo from '../repo.ts'
import { assertNotMerged, customerNoun } from './noun.ts'

export const page = (ctx: Ctx, query: CustomerQuery) => ctx.read((db) => repo.page(db, query))

/** A customer with its sub-records. */
export const get = (ctx: Ctx, input: { id: string }): Promise<CustomerInfo> =>
  ctx.read(async (db) => {
    const customer = await mustFindCustomer(db, input.id)
    const ids = [customer.id]
    return {
      ...customer,
      invoices: await invoices.of(db, ids),
      banks: await banks.of(db, ids),
      contacters: await contacters.of(db, ids),
      branches: await branches.of(db, ids),
    }
  })

/** Up to 50 customers, from two characters on (docs/domain/interface.md#searches). */
export async function search(ctx: Ctx, input: { customerName: string }) {
  const name = input.customerName.trim()
  if (name.length < searches.from) return []
  const rows = await ctx.read((db) => repo.search(db, name, searches.customersAtMost))
  return rows.map(choiceOf)
}

const choiceOf = (row: { id: string; name: string; isStop: 0 | 1 }) => ({
  ID: row.id,
  CUSTOMER_NAME: row.name,
  IS_STOP: row.isStop ? ('1' as const) : ('0' as const),
})

/** The customers of these full names, in the order asked for. */
export async function byNames(ctx: Ctx, input: CustomerNames) {
  const names = [...new Set(input.names.map(normalizeName))]
  const found = await ctx.read((db) => customersNamed(db, names))
  return names.flatMap((name) => {
    const row = found.get(name)
    return row ? [choiceOf({ ...row, name })] : []
  })
}

/**
 * What a contract could do with each of these names: only a customer in use can be its party
 * (docs/domain/master-data.md#customers).
 */
export async function testForContract(ctx: Ctx, input: CustomerNames) {
  const names = [...new Set(input.names.map(normalizeName))]
  const found = await ctx.read((db) => customersNamed(db, names))
  return names.map((name) => {
    const row = found.get(name)
    const reason = row ? (row.isStop ? ('stopped' as const) : ('' as const)) : ('unknown' as const)
    const msg = reason === '' ? '' : say(ctx.call.locale, refusedForContract[reason], { name })
    return { customerName: name, id: row?.id ?? null, isUsable: reason === '', reason, msg }
  })
}

const refusedForContract = {
  unknown: 'customer.unknown',
  stopped: 'customer.stoppedForContract',
} as const

/** Throws 404. */
export const mustFindCustomer = (db: Read | Tx, id: string): Promise<repo.CustomerRow> =>
  mustFind(db, customerNoun, id)

/** The customer of a record, where the reader may see it. */
export const findCustomer = (db: Read, id: string): Promise<repo.CustomerRow | undefined> =>
  repo.rows.find(db, id)

/** What a merge of this customer locks against those who are about to name it. */
export const lockOfCustomer = (id: string): string => `customer ${id}`

/**
 * A customer that is about to be named by something: nobody merges it before this transaction has ended. Throws 404, or
 * 409 when another one took it over.
 */
export async function writableCustomer(tx: Tx, id: string): Promise<repo.CustomerRow> {
  await tx.lockShared(lockOfCustomer(id))
  const customer = await mustFindCustomer(tx, id)
  await assertNotMerged(tx, customer)
  return customer
}

/** The same for customers whom something names that is written already. Throws 409 when another one took one over. */
export async function keepUnmerged(tx: Tx, ids: readonly string[]): Promise<void> {
  // In the order in which a merge locks them.
  for (const id of [...new Set(ids)].sort()) {
    await tx.lockShared(lockOfCustomer(id))
    const customer = await repo.rows.find(tx.ignoringRowScope(), id)
    if (customer) await assertNotMerged(tx, customer)
  }
}

/**
 * The customer of a new order or contract. Throws 404, or 409 when it is stopped
 * (docs/domain/master-data.md#customers).
 */
export async function usableCustomer(
  tx: Tx,
  id: string,
  stopped: 'customer.stopped' | 'customer.stoppedForContract' = 'customer.stopped',
): Promise<repo.CustomerRow> {
  const customer = await writableCustomer(tx, id)
  if (customer.isStop) throw new AppError(stopped, { params: { name: customer.customerName } })
  return customer
}

/** Customers as selects show them, those of the ids that the reader may see. */
export async function choicesOf(db: Read, ids: readonly string[]) {
  const rows = await repo.rows.withValues(db, 'id', ids)
  return rows.map((row) => choiceOf({ ...row, name: row.customerName }))
}

/** Names of customers by id, of those that the reader may see. */
export async function namesOfCustomers(
  db: Read | Tx,
  ids: readonly string[],
): Promise<Map<string, string>> {
  const rows = await repo.rows.withValues(db, 'id', ids)
  return new Map(rows.map(({ id, customerName }) => [id, customerName]))
}

/** Customers in use with these keys of names. */
export async function withMatchKeys(db: Read, keys: readonly string[]) {
  const rows = await repo.rows.withValues(db, 'matchKey', keys)
  return rows.filter((row) => row.mergedIntoId === null)
}

/** The invoice details of a customer, oldest first. */
export const invoiceDetailsOf = (db: Read | Tx, customerId: string) => invoices.of(db, [customerId])

export const contactersOf = (db: Read, customerId: string) => contacters.of(db, [customerId])

/** Customers of these names, by name; for imports. A name that was merged means the customer that took it over. */
export async function customersNamed(db: Read | Tx, names: string[]) {
  const rows = await repo.rows.withValues(db, 'customerName', names)
  const heirs = await heirsOf(db, rows)
  return new Map(rows.map((row) => [row.customerName, heirs(row)]))
}

/** Who took over those of these customers that were merged, by their ids. */
export async function heirsById(
  db: Read,
  ids: readonly string[],
): Promise<Map<string, repo.CustomerRow>> {
  const rows = await repo.rows.withValues(db, 'id', ids)
  const merged = rows.filter(({ mergedIntoId }) => mergedIntoId !== null)
  const heirs = await heirsOf(db, merged)
  return new Map(merged.map((row) => [row.id, heirs(row)]))
}

async function heirsOf(db: Read | Tx, rows: readonly repo.CustomerRow[]) {
  const ids = new Set(rows.flatMap(({ mergedIntoId }) => mergedIntoId ?? []))
  const found = await repo.rows.withValues(db, 'id', [...ids])
  const byId = new Map(found.map((row) => [row.id, row]))
  return (row: repo.CustomerRow) =>
    row.mergedIntoId === null ? row : (byId.get(row.mergedIntoId) ?? row)
}

/**
 * Customers by what clerks call them in workbooks: by full name, or by a short name that nobody else goes by; 'several'
 * for one that more than one customer goes by. Whoever is found is there by the full name as well, also one that took
 * the named one over.
 */
export async function customersCalled(db: Read | Tx, names: string[]) {
  const named = await customersNamed(db, names)
  const called = new Map<string, repo.CustomerRow | 'several'>(named)
  const others = names.filter((name) => !called.has(name))
  const rows = await repo.rows.withValues(db, 'shortName', others)
  const heirs = await heirsOf(db, rows)
  for (const row of rows) {
    const heir = heirs(row)
    const known = called.get(row.shortName)
    const isOne = known === undefined || (known !== 'several' && known.id === heir.id)
    called.set(row.shortName, isOne ? heir : 'several')
    called.set(heir.customerName, heir)
  }
  for (const row of named.values()) called.set(row.customerName, row)
  return called
}
