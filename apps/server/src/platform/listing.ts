import type { AnyTable, Read, Row } from '@yuncang/db/handle'
import type { Schema } from '@yuncang/db/schema/index'
import { and, count, eq, sql, type SQL } from '@yuncang/db/sql'
import type { Page } from '@yuncang/shared/kernel/wire'
import { listWalk, type Matching, type Reader } from './list-walk.ts'
import { keyOf, orderOf, sortedBy, type Sort } from './order.ts'

type PageQuery = Sort & { current: number; size: number }

/**
 * One filter of a list: its condition over the placeholder of its own name, and how a value gets into it. Conditions on
 * other tables confine these by `sql.placeholder('tenant')`, which every statement of a tenant is given.
 */
type Filter<T> = {
  where: (table: T, schema: Schema) => SQL
  value?: (value: string) => unknown
}

type Listing<T extends AnyTable, F extends string> = {
  /** Names the statements. */
  name: string
  table: (schema: Schema) => T
  filters: Record<F, Filter<T>>
}

export type FilterValues<F extends string> = Partial<Record<F, string | number | undefined>>

/**
 * Server paging for one noun. Each set of filters and sort is one statement, built once per connection and run with
 * values afterwards (docs/domain/budgets.md#what-keeps-it-fast). Newest first unless the query sorts; the id makes
 * every order total.
 */
export function listing<T extends AnyTable, F extends string>({
  name,
  table,
  filters,
}: Listing<T, F>) {
  // The keys of a record with keys F.
  const filterNames = Object.keys(filters) as F[]

  function matching(query: FilterValues<F>): Matching {
    const used = filterNames.filter((each) => query[each] !== undefined && query[each] !== '')
    const params = used.map((each) => {
      const value = query[each]
      const convert = filters[each].value
      return [each, convert && typeof value === 'string' ? convert(value) : value]
    })
    return {
      key: used.join(','),
      params: Object.fromEntries(params) as Record<string, unknown>,
      of: (schema: Schema) => {
        const t = table(schema)
        return and(eq(t.isDeleted, 0), ...used.map((each) => filters[each].where(t, schema)))
      },
    }
  }

  /** How many rows match. */
  async function total(db: Read, query: FilterValues<F>): Promise<number> {
    const where = matching(query)
    const counted = db.cachedCount(`${name}.total ${where.key}`, (q, t) =>
      q.pick({ total: count() }, table(t), where.of(t)),
    )
    return (await counted.first(where.params))?.total ?? 0
  }

  async function page(db: Read, query: FilterValues<F> & PageQuery): Promise<Page<Row<T>>> {
    const { current, size } = query
    const where = matching(query)
    const order = orderOf(query)
    const rows = db.stmt(`${name}.page ${where.key} ${keyOf(order)}`, (q, t) =>
      q
        .select(table(t), where.of(t))
        .orderBy(...sortedBy(table(t), order))
        .limit(sql.placeholder('limit'))
        .offset(sql.placeholder('offset')),
    )
    const [records, found] = await Promise.all([
      rows.all({ ...where.params, limit: size, offset: (current - 1) * size }),
      total(db, query),
    ])
    return { records, total: found, size, current, pages: Math.ceil(found / size) }
  }

  const walked = listWalk(name, table)
  /** Everything that matches, in the order of the list, in chunks of `size`. */
  const walk = (
    reader: Reader,
    query: FilterValues<F> & Sort,
    size: number,
  ): AsyncGenerator<Row<T>[]> => walked(reader, matching(query), { sort: query, size })

  return { page, total, walk, matching }
}
