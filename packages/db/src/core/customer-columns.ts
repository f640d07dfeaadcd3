import { getTableColumns, getTableName } from 'drizzle-orm'
import type { AnyTable } from './handle.ts'
import { tableTraits, type Schema } from '../schema/index.ts'

/** A column that names a customer of its tenant, and the one beside it that holds the name. */
export type CustomerColumn = {
  readonly noun: keyof Schema
  readonly table: AnyTable
  readonly id: string
  readonly name: string | undefined
}

const named = /customerId$/i
/** Columns that name a customer by another word. */
const others: readonly string[] = ['customer.mergedIntoId', 'invoice.issuerId']

/**
 * Every column of a tenant's tables that names one customer, derived from the schema: a merge has to change them all.
 * Sets of customers and people are told apart by whoever asks.
 */
export function customerColumns(t: Schema): CustomerColumn[] {
  // The keys of the schema are its tables.
  const nouns = Object.keys(t) as (keyof Schema)[]
  return nouns.flatMap((noun) => {
    const table: AnyTable = t[noun]
    const stored: string = getTableName(table)
    const traits = tableTraits.get(stored)
    if (!traits?.tenant || traits.appendOnly) return []
    const held: Readonly<Record<string, unknown>> = getTableColumns(table)
    const columns = Object.keys(held)
    return columns
      .filter((column) => named.test(column) || others.includes(`${noun}.${column}`))
      .map((id) => {
        const name = id.replace(/Id$/u, 'Name')
        return { noun, table, id, name: columns.includes(name) ? name : undefined }
      })
  })
}
