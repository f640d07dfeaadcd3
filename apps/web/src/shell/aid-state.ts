import { useSyncExternalStore } from 'react'

/** What explains the interface: the sheet of keys, and the way around. */
export type Aid = 'keys' | 'tour'

/* Which one is open: keys, the menu of the person and the first page open them. */
let open: Aid | undefined
const listeners = new Set<() => void>()

export function setAid(aid: Aid | undefined): void {
  open = aid
  for (const listener of listeners) listener()
}

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

export const useAid = (): Aid | undefined => useSyncExternalStore(subscribe, () => open)
