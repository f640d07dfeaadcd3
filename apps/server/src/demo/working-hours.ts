/*
 * When a warehouse works: Monday to Saturday, 8:30 to 17:30 in Asia/Shanghai, which is eight hours ahead all year round.
 * Times are milliseconds since 1970.
 */
export const hourMs = 3_600_000
export const dayMs = 24 * hourMs
const aheadMs = 8 * hourMs
const openMs = 8.5 * hourMs
const closeMs = 17.5 * hourMs
const sunday = 0

/** Midnight in Shanghai before an instant. */
export const midnightOf = (time: number): number =>
  Math.floor((time + aheadMs) / dayMs) * dayMs - aheadMs

/** The instant itself within working hours, else the first of the next ones; `lateMs` after the doors open. */
export function atWork(time: number, lateMs = 0): number {
  const midnight = midnightOf(time)
  const passed = time - midnight
  const isSunday = new Date(midnight + aheadMs).getUTCDay() === sunday
  if (isSunday || passed > closeMs) return atWork(midnight + dayMs + openMs + lateMs)
  return passed < openMs ? midnight + openMs + lateMs : time
}

/** The last instant of working hours that is not after another one; `earlyMs` before the doors close. */
export function lastAtWork(time: number, earlyMs = 0): number {
  const midnight = midnightOf(time)
  const passed = time - midnight
  const isSunday = new Date(midnight + aheadMs).getUTCDay() === sunday
  if (isSunday || passed < openMs) return lastAtWork(midnight - dayMs + closeMs, earlyMs)
  return Math.min(time, midnight + closeMs) - earlyMs
}
