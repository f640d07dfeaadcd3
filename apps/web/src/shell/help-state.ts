import { useSyncExternalStore } from 'react'

/* Whether help is open: the floating button and the menu of the person both open it. */
let isOpen = false
const listeners = new Set<() => void>()

export function setHelp(open: boolean): void {
  isOpen = open
  for (const listener of listeners) listener()
}

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

export const useHelp = (): boolean => useSyncExternalStore(subscribe, () => isOpen)
