import { setTimeout as sleep } from 'node:timers/promises'
import type { JobControl } from './kind.ts'

const restAtMostMs = 50

/**
 * Tells how far a job is, and rests as long as it has worked since it told so last: nobody waits for it, and others find
 * a database that has time for them.
 */
export function atHalfTime(control: JobControl): JobControl['progress'] {
  let since = performance.now()
  return async (reached) => {
    await sleep(Math.min(performance.now() - since, restAtMostMs))
    await control.progress(reached)
    since = performance.now()
  }
}
