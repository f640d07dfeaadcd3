import { setImmediate } from 'node:timers/promises'

const turnMs = 4

/** Lets everybody else have a turn whenever ours has been long enough. */
export function turns(): () => Promise<void> {
  let since = performance.now()
  return async () => {
    if (performance.now() - since < turnMs) return
    await setImmediate()
    since = performance.now()
  }
}

/** Works through a long list without keeping others waiting. */
export async function inTurns<T, R>(
  items: readonly T[],
  work: (item: T, index: number) => R,
): Promise<R[]> {
  const results: R[] = []
  const turn = turns()
  for (const [index, item] of items.entries()) {
    await turn()
    results.push(work(item, index))
  }
  return results
}
