import { useState, useSyncExternalStore } from 'react'
import { systemTimers, type Timers } from './timers.ts'

/** Lets one press through and no other for a while, 3 s unless told otherwise. */
export function createReclickLock(lockMs = 3000, timers: Timers = systemTimers) {
  const listeners = new Set<() => void>()
  let isLocked = false

  function set(locked: boolean): void {
    isLocked = locked
    for (const listener of listeners) listener()
  }

  return {
    subscribe: (listener: () => void): (() => void) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    isLocked: () => isLocked,
    press: (work: () => void): void => {
      if (isLocked) return
      set(true)
      timers.after(lockMs, () => set(false))
      work()
    },
  }
}

/** The lock of one button: whether it is locked now, and how to press it. */
export function useReclickLock(lockMs?: number) {
  const [lock] = useState(() => createReclickLock(lockMs))
  return { isLocked: useSyncExternalStore(lock.subscribe, lock.isLocked), press: lock.press }
}
