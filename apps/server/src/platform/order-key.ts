import type { AnyTable } from '@yuncang/db/handle'
import type { Compare, Key } from './merged-runs.ts'
import { columnOf, type Order } from './order.ts'

/** What both databases compare of a row in an order: stored values, texts by the bytes of their UTF-8. */
export const keyIn =
  (table: AnyTable, order: Order) =>
  (row: Readonly<Record<string, unknown>>): Key =>
    order.map(([name]) => {
      const value = row[name] ?? null
      const stored: unknown = value === null ? null : columnOf(table, name).mapToDriverValue(value)
      return typeof stored === 'string' ? bytesOf(stored) : asNumber(stored)
    })

/** Each byte as one character: such texts compare as their bytes do. */
const bytesOf = (text: string): string =>
  isAscii.test(text) ? text : Buffer.from(text).toString('latin1')
const isAscii = /^[\0-\x7f]*$/

const asNumber = (stored: unknown): number | null => (stored === null ? null : Number(stored))

/** As `sortedBy` says it to the database: what is not there comes last, whichever way. */
export const comparing =
  (order: Order): Compare =>
  (a, b) => {
    for (const [at, [, direction]] of order.entries()) {
      const [left, right] = [a[at] ?? null, b[at] ?? null]
      if (left === right) continue
      if (left === null) return 1
      if (right === null) return -1
      return left < right === (direction === 'asc') ? -1 : 1
    }
    return 0
  }
