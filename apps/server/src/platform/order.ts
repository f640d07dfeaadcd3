import type { AnyTable } from '@yuncang/db/handle'
import { asc, desc, inOrder, sql, type PgColumn, type SQL } from '@yuncang/db/sql'

export type Direction = 'asc' | 'desc'

/** How a list is asked to be sorted, as far as it is. */
export type Sort = {
  readonly ascs?: readonly string[] | undefined
  readonly descs?: readonly string[] | undefined
}

type By = readonly [column: string, direction: Direction]

/** Names of columns with their directions; the last one is the id, which makes every order total. */
export type Order = readonly [By, ...By[]]

/** The order of a list and of its export: newest first unless it is sorted. */
export function orderOf({ ascs = [], descs = [] }: Sort, time = 'createTime'): Order {
  const asked: By[] = [
    ...ascs.map((column): By => [column, 'asc']),
    ...descs.map((column): By => [column, 'desc']),
  ]
  const [first = [time, 'desc'] as const, ...others] = asked
  return [first, ...others, ['id', first[1]]]
}

/**
 * An order over the columns of a table, for `order by`. What is not there comes last in either direction, about which
 * the databases do not agree; a column that is always there is named plainly, so that an index in its order serves.
 */
export const sortedBy = (table: AnyTable, order: Order): SQL[] =>
  order.map(([name, direction]) => {
    const column = columnOf(table, name)
    const compared = inOrder(column)
    const term = direction === 'asc' ? asc(compared) : desc(compared)
    return column.notNull ? term : sql`${term} nulls last`
  })

/** The name of an order within the key of a statement. */
export const keyOf = (order: Order): string => order.map((each) => each.join(' ')).join(',')

/** The contract of a list admits names of columns only. */
export function columnOf(table: AnyTable, name: string): PgColumn {
  const column: PgColumn = table[name]
  return column
}
