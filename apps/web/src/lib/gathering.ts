import { systemTimers, type Timers } from './timers.ts'

/** At most one look at the lists in so many milliseconds, however much others do. */
const restMs = 3000

/**
 * Passes on what comes, the first at once and what follows together after a rest; null stands for everything.
 */
export function createGathering<T>(timers: Timers = systemTimers) {
  let waiting: readonly T[] | null = []
  let isResting = false
  let pass: (gathered: readonly T[] | null) => void = () => {}

  function flush(): void {
    const gathered = waiting
    if (gathered?.length === 0) {
      isResting = false
      return
    }
    waiting = []
    isResting = true
    timers.after(restMs, flush)
    pass(gathered)
  }

  return {
    add: (more: readonly T[] | null): void => {
      waiting = more === null || waiting === null ? null : [...waiting, ...more]
      if (!isResting) flush()
    },
    /** Who is told from now on; gives the way to be told no more. */
    follow(given: typeof pass): () => void {
      pass = given
      return () => (pass = () => {})
    },
  }
}
