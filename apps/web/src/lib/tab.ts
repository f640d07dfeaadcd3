import type { MenuNode } from '@yuncang/shared/nouns/session/contract'
import { createContext, useCallback, useContext, useEffect, useId } from 'react'

/** What a screen may tell the tab it stands in. */
export type TabHandle = {
  setTitle(title: string): void
  /** Typed and not saved: the tab asks before it closes. Forgotten when the tab goes to another address. */
  setUnsaved(isUnsaved: boolean): void
  close(): void
}

export const TabContext = createContext<TabHandle>({
  setTitle: () => {},
  setUnsaved: () => {},
  close: () => {},
})

/** Shows an address in its own tab, whoever asks for it. */
export const OpenContext = createContext<(href: string) => void>(() => {})

export const useOpen = (): ((href: string) => void) => useContext(OpenContext)

/** Has the tabs closed whose records are gone, after records may have gone that nobody named. */
export const GoneContext = createContext<() => void>(() => {})

export const useCloseGone = (): (() => void) => useContext(GoneContext)

export type Pages = {
  /** Whether an address has a screen. */
  has: (href: string) => boolean
  /** What the page of an address is called; an address without a page stays as it is. */
  nameOf: (href: string) => string
  /** The pages of the person's menu, to choose from. */
  all: { value: string; label: string }[]
}

export const PagesContext = createContext<Pages>({
  has: () => true,
  nameOf: (href) => href,
  all: [],
})

export const usePages = (): Pages => useContext(PagesContext)
export const useHasScreen = (): Pages['has'] => usePages().has
export const usePageName = (): Pages['nameOf'] => usePages().nameOf

/** A tab, with the names that installations rely on (docs/domain/interface.md#tabs). */
export type TabFacts = {
  label: string
  /** Its key: the path it was opened under. */
  value: string
  /** The path where it stands now. */
  currentPath: string
  /** What its page is called, whatever record it shows. */
  name: string
  params: Readonly<Record<string, string>>
  query: Readonly<Record<string, string>>
  meta: MenuNode['meta']
  /** Parts of other addresses that belong to its entry. */
  group: readonly string[]
  /** Whether it can be closed. */
  close: boolean
}

/** The tabs of the window in their order, for a screen that shows them. */
export const TabListContext = createContext<readonly TabFacts[]>([])

/** Names the tab after what it shows, e.g. a bill of lading. */
export function useTabTitle(title: string | undefined): void {
  const tab = useContext(TabContext)
  useEffect(() => {
    if (title) tab.setTitle(title)
  }, [tab, title])
}

/** Forms of a tab that hold something unsaved; one may be open over another. */
const unsavedForms = new WeakMap<TabHandle, Set<string>>()

function markForm(tab: TabHandle, id: string, isUnsaved: boolean): void {
  const ids = unsavedForms.get(tab) ?? new Set()
  if (isUnsaved) ids.add(id)
  else ids.delete(id)
  unsavedForms.set(tab, ids)
  tab.setUnsaved(ids.size > 0)
}

/**
 * Tells the tab that something typed here is not saved. A hidden tab keeps what was typed, so that going away says
 * nothing by itself: the returned function does, for a form that closes.
 */
export function useUnsaved(isUnsaved: boolean): () => void {
  const tab = useContext(TabContext)
  const id = useId()
  useEffect(() => markForm(tab, id, isUnsaved), [tab, id, isUnsaved])
  return useCallback(() => markForm(tab, id, false), [tab, id])
}
