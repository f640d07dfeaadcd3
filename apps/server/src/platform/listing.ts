import type { AnyTable, Read, Row } from '@yuncang/db/handle'
import type { Schema } from '@yuncang/db/schema/index'
import { and, count, eq, sql, type SQL } from '@yuncang/db/sql'
import type { Page } from '@yuncang/shared/kernel/wire'
import { orderOf, sortedBy, type Order, type Sort } from './order.ts'
import { comesAfter, inChunks, isByTime, placeAfter } from './walk.ts'

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

  /**
   * Everything that matches, in the order of the list, in chunks of `size`: for exports. Each reading goes on where the
   * last one ended. By time it is found by the table's index on tenant, deletion, time and id, and sorts nothing; of
   * other orders most have no index, so that each reading looks at all that is left, and fewer read more.
   */
  async function* walk(
    { read }: Reader,
    query: FilterValues<F> & Sort,
    size: number,
  ): AsyncGenerator<Row<T>[]> {
    const where = matching(query)
    const order = orderOf(query)
    const atOnce = isByTime(order) ? size : size * unindexedChunks
    const readings = inChunks<Row<T>>(atOnce, (last) => {
      const place = placeAfter(order, last)
      const names = Object.keys(place ?? {}).filter((each) => place?.[each] !== null)
      // What is null there makes another statement.
      const key = `${name}.walk ${where.key} ${keyOf(order)} ${place && names.join(',')}`
      const values = Object.fromEntries(names.map((each) => [afterOf(each), place?.[each]]))
      return read((db) =>
        db
          .stmt(key, (q, t) => {
            const after = place && comesAfter(table(t), order, asPlaceholders(place))
            return q
              .select(table(t), where.of(t), after)
              .orderBy(...sortedBy(table(t), order))
              .limit(sql.placeholder('limit'))
          })
          .all({ ...where.params, ...values, limit: atOnce }),
      )
    })
    for await (const rows of readings)
      for (let from = 0; from < rows.length; from += size) yield rows.slice(from, from + size)
  }

  return { page, total, walk, matching }
}

/** How many chunks are read at once in an order that no index may serve. */
const unindexedChunks = 10

const keyOf = (order: Order): string => order.map((each) => each.join(' ')).join(',')

const afterOf = (name: string): string => `after ${name}`

const asPlaceholders = (place: Readonly<Record<string, unknown>>) =>
  Object.fromEntries(
    Object.entries(place).map(([name, value]) => [
      name,
      value === null ? null : sql.placeholder(afterOf(name)),
    ]),
  )
