import type { AnyTable, Read, Row } from '@yuncang/db/handle'
import type { Schema } from '@yuncang/db/schema/index'
import { asc, contains, eq, pattern, sql } from '@yuncang/db/sql'
import type { ReferenceSelect } from '@yuncang/shared/contracts/reference'
import { listing } from '../../platform/listing.ts'
import { rowsIn } from '../../platform/rows/repo.ts'

type Named = Schema['costCenter'] | Schema['invoiceCode']

const filtersOf = <T extends AnyTable>() => ({
  name: {
    where: (t: T) => contains(t.name, sql.placeholder('name')),
    value: pattern.contains,
  },
  code: {
    where: (t: T) => contains(t.code, sql.placeholder('code')),
    value: pattern.contains,
  },
  forbiddenStatus: {
    where: (t: T) => eq(t.forbiddenStatus, sql.placeholder('forbiddenStatus')),
  },
})

/** What both short lists ask of their tables. */
function tableOf<T extends Named>(name: string, table: (schema: Schema) => T) {
  const { page } = listing<T, 'name' | 'code' | 'forbiddenStatus'>({
    name,
    table,
    filters: filtersOf(),
  })
  /** By code, with what a select is searched by. */
  async function list(db: Read, query: ReferenceSelect): Promise<Row<T>[]> {
    const { name: text, forbiddenStatusSearch: status } = query
    const t: AnyTable = table(db.t)
    const rows = await db
      .select(
        t,
        eq(t.isDeleted, 0),
        text ? contains(t.name, pattern.contains(text)) : undefined,
        status === undefined ? undefined : eq(t.forbiddenStatus, status),
      )
      .orderBy(asc(t.code))
    // The table is T; seen as any table it has any columns.
    return rows as Row<T>[]
  }
  return { rows: rowsIn(name, table), page, list }
}

export const costCenters = tableOf('costCenter', (t) => t.costCenter)
export const invoiceCodes = tableOf('invoiceCode', (t) => t.invoiceCode)
