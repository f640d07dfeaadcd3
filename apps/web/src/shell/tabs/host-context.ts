import { createContext, useContext, useSyncExternalStore } from 'react'
import type { HostState, TabHost } from './host.ts'
import { find } from './model.ts'

export const HostContext = createContext<TabHost | undefined>(undefined)

/** The tabs of the window; everything in the frame is below the provider. */
export function useTabHost(): TabHost {
  const host = useContext(HostContext)
  if (!host) throw new Error('useTabHost needs a HostContext above it')
  return host
}

/**
 * A part of the tabs' state: a plain value, or one that stays the same while nothing in it changes. Only a change of it
 * draws the component anew; the whole frame drawn anew with each page costs more than the page.
 */
export function useHostState<Part>(read: (state: HostState) => Part): Part {
  const host = useTabHost()
  return useSyncExternalStore(host.subscribe, () => read(host.state()))
}

/** Where the active tab stands. */
export const activeHref = ({ tabs }: HostState): string => find(tabs, tabs.activeId)?.href ?? ''
