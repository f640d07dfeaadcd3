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
  /** Stays before the others, until it is let loose. */
  readonly isPinned?: true
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

/** The same value when nothing changes: whoever shows it has nothing to draw anew. */
export function update(tabs: Tabs, id: string, changes: Partial<Omit<Tab, 'id'>>): Tabs {
  const now = find(tabs, id)
  const keys = Object.keys(changes) as (keyof typeof changes)[] // those of a literal
  if (!now || keys.every((key) => now[key] === changes[key])) return tabs
  const list = tabs.list.map((tab) => (tab.id === id ? { ...tab, ...changes } : tab))
  return { ...tabs, list }
}

/**
 * Tabs close when there is more than one; the first stays unless it is told otherwise, a pinned one until it is let loose
 * (docs/domain/interface.md#tabs).
 */
export const isClosable = (tabs: Tabs, id: string, isFirstClosable = false): boolean =>
  tabs.list.length > 1 && !find(tabs, id)?.isPinned && (isFirstClosable || tabs.list[0]?.id !== id)

/** Closes a tab. In place of the active one comes the one before it, or the first when the first was closed. */
export function close(tabs: Tabs, id: string, isFirstClosable = false): Tabs {
  return isClosable(tabs, id, isFirstClosable) ? remove(tabs, id) : tabs
}

/** Takes a tab away whatever speaks for it; the last one of all stays. */
export function remove(tabs: Tabs, id: string): Tabs {
  if (tabs.list.length === 1) return tabs
  const index = tabs.list.findIndex((tab) => tab.id === id)
  const list = tabs.list.filter((tab) => tab.id !== id)
  const recent = tabs.recent.filter((each) => each !== id)
  const next = tabs.activeId === id ? (list[Math.max(index - 1, 0)]?.id ?? '') : tabs.activeId
  return activate({ ...tabs, list, recent }, next)
}

/** The tabs that go when all but one are closed. */
export const closedBeside = ({ list }: Tabs, id: string): string[] =>
  list.filter((tab) => tab.id !== id && !tab.isPinned).map((tab) => tab.id)

/** Leaves one tab and the pinned ones (docs/domain/interface.md#tabs). */
export function closeOthers(tabs: Tabs, id: string): Tabs {
  if (!find(tabs, id)) return tabs
  const list = tabs.list.filter((tab) => tab.id === id || tab.isPinned)
  const recent = tabs.recent.filter((each) => list.some((tab) => tab.id === each))
  return activate({ ...tabs, list, recent }, id)
}

/** Leaves the given tab, in front, and the pinned ones. */
export function closeAll(tabs: Tabs, welcome: Tab): Tabs {
  const pinned = tabs.list.filter((tab) => tab.isPinned && tab.id !== welcome.id)
  return { ...startWith(welcome), list: [welcome, ...pinned] }
}

/** The first where it stays, then the pinned ones, then the others; each group in the order that it has. */
function inOrder(list: readonly Tab[], isFirstClosable: boolean): readonly Tab[] {
  const first = isFirstClosable ? 0 : 1
  const others = list.slice(first)
  return [
    ...list.slice(0, first),
    ...others.filter((tab) => tab.isPinned),
    ...others.filter((tab) => !tab.isPinned),
  ]
}

/** Pins a tab behind those that are pinned, or lets it loose before those that are not. */
export function pin(tabs: Tabs, id: string, isPinned: boolean, isFirstClosable = false): Tabs {
  const list = tabs.list.map((tab) => {
    const { isPinned: _before, ...loose } = tab
    if (tab.id !== id) return tab
    return isPinned ? { ...loose, isPinned } : loose
  })
  return { ...tabs, list: inOrder(list, isFirstClosable) }
}

/** Puts a tab where another stands, among its own kind; the first keeps its place when it cannot be closed. */
export function move(tabs: Tabs, id: string, to: number, isFirstClosable = false): Tabs {
  const first = isFirstClosable ? 0 : 1
  const from = tabs.list.findIndex((tab) => tab.id === id)
  const goal = Math.min(Math.max(to, first), tabs.list.length - 1)
  const tab = tabs.list[from]
  if (!tab || from < first || from === goal) return tabs
  const others = tabs.list.filter((each) => each !== tab)
  return { ...tabs, list: inOrder(others.toSpliced(goal, 0, tab), isFirstClosable) }
}

/** Lets go of tabs that were left and do not stay. */
export function keepOnly(tabs: Tabs, stays: (id: string) => boolean): Tabs {
  const list = tabs.list.filter(({ id }) => id === tabs.activeId || stays(id))
  const recent = tabs.recent.filter((id) => list.some((tab) => tab.id === id))
  return list.length === tabs.list.length ? tabs : { ...tabs, list, recent }
}

/** Ids to unload so that at most `most` stay alive: the longest unused first, never the active one. */
export function overdue(tabs: Tabs, alive: readonly string[], most: number): string[] {
  const candidates = tabs.recent.filter((id) => id !== tabs.activeId && alive.includes(id))
  return candidates.slice(0, Math.max(alive.length - most, 0))
}
