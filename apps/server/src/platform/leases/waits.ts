const firstWaitMs = 5_000
const longestWaitMs = 600_000

export const later = (now: string, ms: number): string =>
  new Date(Date.parse(now) + ms).toISOString()

/** When to try again after so many failed attempts: the waits grow from five seconds to ten minutes. */
export const nextTry = (now: string, attempts: number): string =>
  later(now, Math.min(firstWaitMs * 4 ** (attempts - 1), longestWaitMs))
