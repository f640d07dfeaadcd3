import type { AnyTable, Read, Row } from '@yuncang/db/handle'
import type { Schema } from '@yuncang/db/schema/index'
import { and, asc, count, desc, eq, sql, type SQL } from '@yuncang/db/sql'
import type { Page } from '@yuncang/shared/kernel/wire'
import { beforeAll, comesAfter, inChunks } from './walk.ts'

type PageQuery = {
  current: number
  size: number
  ascs?: readonly string[] | undefined
  descs?: readonly string[] | undefined
}

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

/** Lends a handle for each chunk, as a caller's context does. */
type Reader = { readonly read: <R>(work: (db: Read) => Promise<R>) => Promise<R> }

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

  /** The condition of a query: what names it within a statement's key, its parameters, and itself. */
  function matching(query: FilterValues<F>) {
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
    const order = orderOf<T>(query)
    const rows = db.stmt(`${name}.page ${where.key} ${order.key}`, (q, t) =>
      q
        .select(table(t), where.of(t))
        .orderBy(...order.of(table(t)))
        .limit(sql.placeholder('limit'))
        .offset(sql.placeholder('offset')),
    )
    const [records, found] = await Promise.all([
      rows.all({ ...where.params, limit: size, offset: (current - 1) * size }),
      total(db, query),
    ])
    return { records, total: found, size, current, pages: Math.ceil(found / size) }
  }

  /**
   * Everything that matches, oldest first, in chunks of `size`: for exports. The order is that of the table's index on
   * tenant, deletion, time and id, so that each chunk goes on where the last one ended and sorts nothing.
   */
  async function* walk(
    { read }: Reader,
    query: FilterValues<F>,
    size: number,
  ): AsyncGenerator<Row<T>[]> {
    const where = matching(query)
    const place = { time: sql.placeholder('lastTime'), id: sql.placeholder('lastId') }
    yield* inChunks(size, (last) =>
      read((db) =>
        db
          .stmt(`${name}.walk ${where.key}`, (q, t) => {
            const { createTime, id } = table(t)
            return q
              .select(table(t), where.of(t), comesAfter([createTime, id], place))
              .orderBy(asc(createTime), asc(id))
              .limit(sql.placeholder('limit'))
          })
          .all({
            ...where.params,
            // Every table of a list has them as text; `any` columns hide it from the type.
            lastTime: String(last?.['createTime'] ?? beforeAll.time),
            lastId: String(last?.['id'] ?? beforeAll.id),
            limit: size,
          }),
      ),
    )
  }

  return { page, total, walk, matching }
}

type Direction = 'asc' | 'desc'

const newest: [string, Direction] = ['createTime', 'desc']

function orderOf<T extends AnyTable>(query: PageQuery) {
  const asked: [string, Direction][] = [
    ...(query.ascs ?? []).map((column): [string, Direction] => [column, 'asc']),
    ...(query.descs ?? []).map((column): [string, Direction] => [column, 'desc']),
  ]
  const [first = newest, ...others] = asked
  const all: [string, Direction][] = [first, ...others, ['id', first[1]]]
  return {
    key: all.map((each) => each.join(' ')).join(','),
    // The contract admits names of columns only.
    of: (t: T) => all.map(([column, direction]) => (direction === 'asc' ? asc : desc)(t[column])),
  }
}
