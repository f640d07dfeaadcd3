/** Time as helpers see it; tests bring their own. */
export type Timers = {
  /** Does the work once, that many milliseconds later; gives the way to call it off. */
  after(ms: number, work: () => void): () => void
}

export const systemTimers: Timers = {
  after(ms, work) {
    const timer = setTimeout(work, ms)
    return () => clearTimeout(timer)
  },
}
