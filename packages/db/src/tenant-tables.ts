import { getTableName } from 'drizzle-orm'
import type { AnyTable } from './handle.ts'
import { tableMarks, type Schema } from './schema/index.ts'

/** Every table whose rows belong to a tenant; those that refer to others come before them, so that they can be emptied. */
export const tenantTables = (t: Schema): AnyTable[] =>
  Object.values(t)
    .filter((table) => tableMarks.get(getTableName(table))?.tenant)
    .toReversed()
