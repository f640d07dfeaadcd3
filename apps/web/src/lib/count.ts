/** How many are there, for whoever wants to know when that changes. */
export function createCount() {
  const listeners = new Set<() => void>()
  let count = 0

  function add(by: number): void {
    count += by
    for (const listener of listeners) listener()
  }

  return {
    value: () => count,
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    /** One more; gives the way out. */
    enter: () => {
      add(1)
      return () => add(-1)
    },
  }
}
