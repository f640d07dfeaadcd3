import { ClientError } from '@yuncang/shared/client-error'
import { systemTimers, type Timers } from './timers.ts'

/** How long a script of ours may take to load (docs/domain/wire.md#client-time-limits). */
export const chunkTimeoutMs = 120_000

/** What a late import brings, or a failure when it takes too long. */
export function loadChunk<T>(
  load: () => Promise<T>,
  timers: Timers = systemTimers,
  timeoutMs = chunkTimeoutMs,
): Promise<T> {
  return new Promise((resolve, reject) => {
    const cancel = timers.after(timeoutMs, () => reject(new ClientError('chunk.timeout')))
    load().finally(cancel).then(resolve, reject)
  })
}
