type Waiting = { at: number; work: () => void }

/** Timers that move when a test says so; between two of them everything that was promised happens. */
export function manualTimers() {
  let now = 0
  let waiting: Waiting[] = []
  const settle = () => new Promise<void>((resolve) => setImmediate(resolve))

  return {
    now: () => now,
    after(ms: number, work: () => void): () => void {
      const entry = { at: now + ms, work }
      waiting.push(entry)
      return () => {
        waiting = waiting.filter((each) => each !== entry)
      }
    },
    /** How many wait. */
    count: () => waiting.length,
    settle,
    async advance(ms: number): Promise<void> {
      const end = now + ms
      await settle()
      for (;;) {
        const next = waiting.filter(({ at }) => at <= end).sort((a, b) => a.at - b.at)[0]
        if (!next) break
        waiting = waiting.filter((each) => each !== next)
        now = next.at
        next.work()
        await settle()
      }
      now = end
    },
  }
}
