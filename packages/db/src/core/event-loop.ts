import { setImmediate } from 'node:timers/promises'

const turnMs = 2

export type YieldToEventLoop = () => Promise<void>

/** Lets everybody else have a turn whenever ours has been long enough. */
export function eventLoopYielder(): YieldToEventLoop {
  let since = performance.now()
  return async () => {
    if (performance.now() - since < turnMs) return
    await setImmediate()
    since = performance.now()
  }
}

/** Works through a long list without keeping others waiting; many short lists share the `turn` of all their work. */
export async function mapWithYields<T, R>(
  items: readonly T[],
  work: (item: T, index: number) => R,
  yieldToEventLoop: YieldToEventLoop = eventLoopYielder(),
): Promise<R[]> {
  const results: R[] = []
  for (const [index, item] of items.entries()) {
    await yieldToEventLoop()
    results.push(work(item, index))
  }
  return results
}
