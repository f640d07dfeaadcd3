import { getTableName } from 'drizzle-orm'
import type { AnyTable } from './handle.ts'
import { tableTraits, type Schema } from '../schema/index.ts'

/**
 * Every table whose rows belong to a tenant; those that refer to others of their noun come before them, so that they can
 * be emptied one after the other. No table refers to one of another noun.
 */
export const tenantTables = (t: Schema): AnyTable[] =>
  Object.values(t)
    .filter((table) => tableTraits.get(getTableName(table))?.tenant)
    .toReversed()
