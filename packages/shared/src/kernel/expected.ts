/* What must be there by the rules of the code around; its absence is a mistake of ours, not of a user. */

/** The one element, e.g. the row that an insert has given back. RangeError when there is none or another. */
export function only<T>(rows: readonly T[]): T {
  const [row] = rows
  if (rows.length !== 1 || row === undefined) throw new RangeError(`${rows.length} rows for one`)
  return row
}

/** The first element. RangeError when there is none. */
export function first<T>(rows: readonly T[]): T {
  const [row] = rows
  if (row === undefined) throw new RangeError('no rows')
  return row
}

/** The last element. RangeError when there is none. */
export const last = <T>(rows: readonly T[]): T => first(rows.slice(-1))

/** The elements of two lists side by side. RangeError when one list is longer. */
export function zip<A, B>(some: readonly A[], others: readonly B[]): [A, B][] {
  if (some.length !== others.length) throw new RangeError(`${some.length} beside ${others.length}`)
  return some.map((one, index) => [one, others[index]!]) // as long as the other
}

/** The value of a key. RangeError when the map does not hold it. */
export function getFrom<K, V extends {}>(map: { get(key: K): V | undefined }, key: K): V {
  const value = map.get(key)
  if (value === undefined) throw new RangeError(`nothing under ${String(key)}`)
  return value
}
