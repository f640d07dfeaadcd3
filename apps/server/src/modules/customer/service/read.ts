import type { Read, Tx } from '@yuncang/db/handle'
import type { CustomerInfo, CustomerNames, CustomerQuery } from '@yuncang/shared/contracts/customer'
import { searches } from '@yuncang/shared/domain/searches'
import { AppError } from '@yuncang/shared/errors'
import { say } from '@yuncang/shared/messages/catalogue'
import { normalizeName } from '@yuncang/shared/validate/text'
import type { Ctx } from '../../../trpc/context.ts'
import { banks, branches, contacters, invoices } from '../parts/repo.ts'
import { mustFind } from '../../master-data/service/noun.ts'
import * as repo from '../repo.ts'
import { customerNoun } from './noun.ts'

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

/** Up to 50 customers, from two characters on (spec.md §5). */
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

/** What a contract could do with each of these names: only a customer in use can be its party (domain.md invariant 13). */
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

/** The customer of a new order or contract. Throws 404, or 409 when it is stopped (domain.md invariant 13). */
export async function usableCustomer(
  tx: Tx,
  id: string,
  stopped: 'customer.stopped' | 'customer.stoppedForContract' = 'customer.stopped',
): Promise<repo.CustomerRow> {
  const customer = await mustFindCustomer(tx, id)
  if (customer.isStop) throw new AppError(stopped, { params: { name: customer.customerName } })
  return customer
}

/** Customers as selects show them, those of the ids that the reader may see. */
export async function choicesOf(db: Read, ids: readonly string[]) {
  const rows = await repo.rows.withValues(db, 'id', ids)
  return rows.map((row) => choiceOf({ ...row, name: row.customerName }))
}

export const contactersOf = (db: Read, customerId: string) => contacters.of(db, [customerId])

/** Customers of these names, by name; for imports. */
export async function customersNamed(db: Read | Tx, names: string[]) {
  const rows = await repo.rows.withValues(db, 'customerName', names)
  return new Map(rows.map((row) => [row.customerName, row]))
}

/**
 * Customers by what clerks call them in workbooks: by full name, or by a short name that nobody else goes by; 'several'
 * for one that more than one customer goes by. Whoever is found by a short name is there by the full one as well.
 */
export async function customersCalled(db: Read | Tx, names: string[]) {
  const called = new Map<string, repo.CustomerRow | 'several'>(await customersNamed(db, names))
  const others = names.filter((name) => !called.has(name))
  for (const row of await repo.rows.withValues(db, 'shortName', others)) {
    called.set(row.shortName, called.has(row.shortName) ? 'several' : row)
    called.set(row.customerName, row)
  }
  return called
}
