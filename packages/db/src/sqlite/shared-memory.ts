import type { Db } from '../core/handle.ts'

const cleanedFrom = 10_000

/** Facts of one process: claims with an end, and listeners. */
export function sharedMemory(): Db['shared'] & { publish(channel: string, payload: string): void } {
  const claims = new Map<string, number>()
  const listeners = new Map<string, Set<(payload: string) => void>>()

  function removeEnded(now: number): void {
    for (const [key, until] of claims) if (until <= now) claims.delete(key)
  }

  return {
    async claim(key, windowMs) {
      const now = performance.now()
      if ((claims.get(key) ?? 0) > now) return false
      if (claims.size >= cleanedFrom) removeEnded(now)
      claims.set(key, now + windowMs)
      return true
    },
    async release(key) {
      claims.delete(key)
    },
    subscribe(channel, listener) {
      const all = listeners.get(channel) ?? new Set()
      listeners.set(channel, all.add(listener))
    },
    publish(channel, payload) {
      for (const listener of listeners.get(channel) ?? []) listener(payload)
    },
  }
}
