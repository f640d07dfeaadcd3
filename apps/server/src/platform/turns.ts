import { setImmediate } from 'node:timers/promises'

const itemsPerTurn = 100

/** Works through a long list without keeping others waiting: after some items everybody else has a turn. */
export async function inTurns<T, R>(
  items: readonly T[],
  work: (item: T, index: number) => R,
): Promise<R[]> {
  const results: R[] = []
  for (const [index, item] of items.entries()) {
    if (index % itemsPerTurn === itemsPerTurn - 1) await setImmediate()
    results.push(work(item, index))
  }
  return results
}
