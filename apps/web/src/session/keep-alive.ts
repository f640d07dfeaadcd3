import { client } from '../api/client.ts'
import { store } from '../lib/storage.ts'

/**
 * A sign of use every 6000 s while somebody is there (docs/domain/access.md#sessions); it never prolongs the absolute
 * life.
 */
const everyMs = 6_000_000
const lookEveryMs = 60_000
const key = 'refreshed'
const signs = ['pointerdown', 'keydown'] as const

/** Whether to tell the server: the last word is old enough, and somebody has used the page since. */
export const isDue = (now: number, refreshedAt: number, usedAt: number): boolean =>
  now - refreshedAt >= everyMs && usedAt > refreshedAt

/** Keeps a session in use alive. Windows share the time of the last word, so one of them speaks for all. */
export function keepSessionAlive(): void {
  let usedAt = 0
  for (const sign of signs) {
    window.addEventListener(
      sign,
      () => {
        usedAt = Date.now()
      },
      // Before anybody keeps a key to itself.
      { passive: true, capture: true },
    )
  }
  if (!store.record(key)) store.set(key, '')
  setInterval(() => {
    const refreshedAt = store.record(key)?.datetime ?? 0
    if (!isDue(Date.now(), refreshedAt, usedAt)) return
    store.set(key, '')
    // A failure shows with the next call that a person makes.
    client.session.refresh.mutate({}).catch(() => store.remove(key))
  }, lookEveryMs)
}
