/*
 * The life of tabs as plain values. A tab is identified by its key (routes/tab-key.ts): one page of one record is one
 * tab, whatever its filters or drawers.
 */
export type Tab = {
  readonly id: string
  /** Where the tab stands now: path and search. */
  readonly href: string
  /** What the screen calls itself, e.g. the number of its record. */
  readonly title?: string
}

export type Tabs = {
  readonly list: readonly Tab[]
  readonly activeId: string
  /** Ids by use, the latest last: who may be unloaded first. */
  readonly recent: readonly string[]
}

const used = (recent: readonly string[], id: string) => [
  ...recent.filter((each) => each !== id),
  id,
]

export const startWith = (tab: Tab): Tabs => ({ list: [tab], activeId: tab.id, recent: [tab.id] })

export const find = ({ list }: Tabs, id: string): Tab | undefined =>
  list.find((tab) => tab.id === id)

export function activate(tabs: Tabs, id: string): Tabs {
  return { ...tabs, activeId: id, recent: used(tabs.recent, id) }
}

/** Opens a tab at the end, or activates the one with its id, at the new address. */
export function open(tabs: Tabs, { id, href }: Tab): Tabs {
  const list = find(tabs, id)
    ? tabs.list.map((tab) => (tab.id === id ? { ...tab, href } : tab))
    : [...tabs.list, { id, href }]
  return activate({ ...tabs, list }, id)
}

export function update(tabs: Tabs, id: string, changes: Partial<Omit<Tab, 'id'>>): Tabs {
  const list = tabs.list.map((tab) => (tab.id === id ? { ...tab, ...changes } : tab))
  return { ...tabs, list }
}

/** Tabs close when there is more than one; the first stays (spec.md §2). */
export const isClosable = ({ list }: Tabs, id: string): boolean =>
  list.length > 1 && list[0]?.id !== id

/** Closes a tab. In place of the active one comes the one before it, or the first. */
export function close(tabs: Tabs, id: string): Tabs {
  if (!isClosable(tabs, id)) return tabs
  const index = tabs.list.findIndex((tab) => tab.id === id)
  const list = tabs.list.filter((tab) => tab.id !== id)
  const recent = tabs.recent.filter((each) => each !== id)
  const next = tabs.activeId === id ? (list[Math.max(index - 1, 0)]?.id ?? '') : tabs.activeId
  return activate({ ...tabs, list, recent }, next)
}

/** Leaves exactly one tab (decisions.md 28). */
export function closeOthers(tabs: Tabs, id: string): Tabs {
  const tab = find(tabs, id)
  return tab ? startWith(tab) : tabs
}

/** Ids to unload so that at most `most` stay alive: the longest unused first, never the active one. */
export function overdue(tabs: Tabs, alive: readonly string[], most: number): string[] {
  const candidates = tabs.recent.filter((id) => id !== tabs.activeId && alive.includes(id))
  return candidates.slice(0, Math.max(alive.length - most, 0))
}
