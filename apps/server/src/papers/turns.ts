/** Runs at most so many at the same time; the others wait in the order in which they came. */
export function createTurns(atOnce: number) {
  let running = 0
  const waiting: (() => void)[] = []
  return async <R>(work: () => Promise<R>): Promise<R> => {
    if (running >= atOnce) await new Promise<void>((resolve) => void waiting.push(resolve))
    else running += 1
    try {
      return await work()
    } finally {
      const next = waiting.shift()
      // The turn goes on to who waits; the count stays.
      if (next) next()
      else running -= 1
    }
  }
}
