import { round, sum } from '@yuncang/shared/kernel/decimal'

/** The rows of each key, in the order in which they come; none of the groups is empty. */
export function groupedBy<R>(
  rows: readonly R[],
  keyOf: (row: R) => string,
): Map<string, [R, ...R[]]> {
  const groups = new Map<string, [R, ...R[]]>()
  for (const row of rows) {
    const key = keyOf(row)
    const group = groups.get(key)
    if (group) group.push(row)
    else groups.set(key, [row])
  }
  return groups
}

/** The sum of one of their amounts. */
export const amount = <K extends string>(rows: readonly Record<K, string>[], key: K): string =>
  round(sum(rows.map((row) => row[key])), 'money')

/** The sum of one of their counts. */
export const total = <K extends string>(rows: readonly Record<K, number>[], key: K): number =>
  rows.reduce((all, row) => all + row[key], 0)
