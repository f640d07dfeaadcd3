/** Where a row stands in an order: what its columns hold, nothing as null. */
export type Key = readonly (string | number | null)[]
export type Compare = (a: Key, b: Key) => number

/**
 * Runs that are in order each, as one. The next run to give is found among the first ones of all, which stay in order;
 * so each step costs little, and whoever takes them can let others have their turn at any of them.
 */
export function* mergedRuns(runs: readonly (readonly Key[])[], compare: Compare): Generator<Key> {
  const heads: Head[] = []
  const join = (run: readonly Key[], at: number) => {
    const key = run[at]
    if (key) heads.splice(placeOf(key, heads, compare), 0, { key, run, at })
  }
  for (const run of runs) join(run, 0)
  for (let next = heads.pop(); next; next = heads.pop()) {
    yield next.key
    join(next.run, next.at + 1)
  }
}

type Head = { readonly key: Key; readonly run: readonly Key[]; readonly at: number }

/** Among heads of which the last one comes first. */
function placeOf(key: Key, heads: readonly Head[], compare: Compare): number {
  let [from, to] = [0, heads.length]
  while (from < to) {
    const middle = (from + to) >>> 1
    const head = heads[middle]
    if (head && compare(head.key, key) > 0) from = middle + 1
    else to = middle
  }
  return from
}
