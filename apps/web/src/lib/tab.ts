import { createContext, useContext, useEffect } from 'react'

/** What a screen may tell the tab it stands in. */
export type TabHandle = {
  setTitle(title: string): void
  /** Typed and not saved: the tab asks before it closes. Forgotten when the tab goes to another address. */
  setUnsaved(isUnsaved: boolean): void
}

export const TabContext = createContext<TabHandle>({ setTitle: () => {}, setUnsaved: () => {} })

/** Names the tab after what it shows, e.g. a bill of lading. */
export function useTabTitle(title: string | undefined): void {
  const tab = useContext(TabContext)
  useEffect(() => {
    if (title) tab.setTitle(title)
  }, [tab, title])
}

/** Tells the tab that something typed here is not saved. */
export function useUnsaved(isUnsaved: boolean): void {
  const tab = useContext(TabContext)
  useEffect(() => tab.setUnsaved(isUnsaved), [tab, isUnsaved])
}
