import { createContext, useContext, useSyncExternalStore } from 'react'
import type { HostState, TabHost } from './host.ts'

export const HostContext = createContext<TabHost | undefined>(undefined)

/** The tabs of the window; everything in the frame is below the provider. */
export function useTabHost(): TabHost {
  const host = useContext(HostContext)
  if (!host) throw new Error('useTabHost needs a HostContext above it')
  return host
}

export function useHostState(): HostState {
  const host = useTabHost()
  return useSyncExternalStore(host.subscribe, host.state)
}
