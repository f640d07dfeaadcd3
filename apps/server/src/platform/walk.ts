import type { AnyTable } from '@yuncang/db/handle'
import { and, inOrder, isNull, or, sql, type AnyColumn, type SQL } from '@yuncang/db/sql'
import { columnOf, type Direction, type Order } from './order.ts'

/** Rows in chunks, each of which goes on where the last one ended; a short one is the end. */
export async function* inChunks<R>(
  size: number,
  next: (last: R | undefined) => Promise<R[]>,
): AsyncGenerator<R[]> {
  let last: R | undefined
  for (;;) {
    const rows = await next(last)
    if (rows.length > 0) yield rows
    last = rows.at(-1)
    if (rows.length < size) return
  }
}

/** Before all times, whichever way they go. */
const beforeAll = { asc: new Date(0).toISOString(), desc: '9999-12-31T23:59:59.999Z' }

/** What the columns of an order say at a place in it; null where there is nothing. */
type Place = Readonly<Record<string, unknown>>

/**
 * The place of the row with which the last chunk ended. A walk by time alone begins at a place too, so that its first
 * chunk is found by the same range of the index as the others.
 */
export function placeAfter(
  order: Order,
  last: Place | undefined,
  time = 'createTime',
): Place | undefined {
  if (last) return Object.fromEntries(order.map(([name]) => [name, last[name] ?? null]))
  return isByTime(order, time) ? { [time]: beforeAll[order[0][1]], id: '' } : undefined
}

/** Whether an order is that of time alone, for which the table of each list has an index. */
export const isByTime = (order: Order, time = 'createTime'): boolean =>
  order.length === 2 && order[0][0] === time

type Term = { readonly column: AnyColumn; readonly direction: Direction; readonly value: unknown }

/** What comes after a place in an order, over a table; placeholders may stand in the place. */
export const comesAfter = (table: AnyTable, order: Order, place: Place): SQL | undefined =>
  isBeyond(
    order.map(([name, direction]) => ({
      column: columnOf(table, name),
      direction,
      value: place[name],
    })),
  )

/**
 * Columns that are always there and go one way are one comparison, which either database answers by a range of the
 * index; `or` would make it read all of it.
 */
function isBeyond(terms: readonly Term[]): SQL | undefined {
  const [first, ...rest] = terms
  if (!first) return undefined
  const { column, direction, value } = first
  const than = sql.raw(direction === 'asc' ? '>' : '<')
  const isOneWay = terms.every((each) => each.column.notNull && each.direction === direction)
  if (isOneWay)
    return sql`(${listed(terms.map((each) => inOrder(each.column)))}) ${than} (${listed(terms.map(valueOf))})`
  if (value === null) return and(isNull(column), isBeyond(rest))
  return or(
    sql`${inOrder(column)} ${than} ${valueOf(first)}`,
    column.notNull ? undefined : isNull(column),
    and(sql`${column} = ${valueOf(first)}`, isBeyond(rest)),
  )
}

const valueOf = ({ column, value }: Term) => sql.param(value, column)
const listed = (parts: readonly unknown[]) =>
  sql.join(
    parts.map((part) => sql`${part}`),
    sql`, `,
  )
