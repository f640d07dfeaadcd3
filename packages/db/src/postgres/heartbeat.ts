import type pg from 'pg'

const beatMs = 500
/**
 * With the time until the next beat, a call has its answer within five seconds
 * (docs/domain/resilience.md#a-database-that-goes-away).
 */
const silentMs = 3900

/** Asks again and again whether the other end of a connection is there, and tells when it has said nothing for too long. */
export function heartbeatOf(client: pg.Client, onSilence: () => void) {
  let askedAt: number | undefined
  let timer: NodeJS.Timeout | undefined

  function ask(): void {
    askedAt = performance.now()
    client.query('select 1').then(
      () => (askedAt = undefined),
      // The connection has said itself why it broke.
      () => {},
    )
  }

  function beat(): void {
    if (askedAt === undefined) ask()
    else if (performance.now() - askedAt >= silentMs) {
      // An event loop that was held up hears late: what has arrived meanwhile counts.
      setImmediate(() => {
        if (askedAt !== undefined && timer) onSilence()
      })
    }
  }

  return {
    begin(): void {
      timer = setInterval(beat, beatMs).unref()
    },
    end(): void {
      clearInterval(timer)
      timer = undefined
    },
  }
}
