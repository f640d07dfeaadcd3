import { createTabRouter, type TabRouter } from '../../routes/router.ts'
import { homeTab, landingOf, tabKeyOf } from '../../routes/tab-key.ts'
import { keep, keepPins, restore, type TabStore } from './kept.ts'
import * as model from './model.ts'

/** Pages that stand in place of the whole frame; the tabs live on behind them. */
export const outerPaths = ['/404', '/403', '/500', '/error', '/lock'] as const
export type OuterPath = (typeof outerPaths)[number]

export type HostState = {
  readonly tabs: model.Tabs
  /** Tabs whose screens are kept; the others are made anew when they are opened. */
  readonly alive: readonly string[]
  readonly unsaved: ReadonlySet<string>
  readonly outer: OuterPath | undefined
}

const aliveAtMost = 12

/** What the menu says about the pages of tabs. */
export type TabRules = {
  /** Stays in the bar when it is left. */
  readonly isTab: (id: string) => boolean
  /** Its screen lives on while another tab is shown. */
  readonly keepsAlive: (id: string) => boolean
  /** Where all tabs closed leads, with the query of its entry. */
  readonly welcome: string
  readonly isFirstClosable: boolean
}

type HostWindow = Pick<Window, 'location' | 'history' | 'addEventListener'>

const outerOf = (href: string): OuterPath | undefined =>
  outerPaths.find((path) => path === href.split(/[?#]/, 1)[0])

/** The page in place of the frame that an address shows: its own, or /404 where it has no screen. */
export const outerPageOf = (href: string): OuterPath | undefined =>
  outerOf(href) ?? (tabKeyOf(landingOf(href)) === undefined ? '/404' : undefined)

/**
 * The tabs of the window and their routers. The address bar and the browser's history follow the active tab: one entry
 * per navigation, with the tab in its state (docs/domain/interface.md#tabs).
 */
export function createTabHost(store: TabStore, window: HostWindow, startRules: TabRules) {
  let rules = startRules
  const routers = new Map<string, TabRouter>()
  const lives = new Map<string, number>()
  const listeners = new Set<() => void>()
  let state: HostState = {
    tabs: restore(store, rules.welcome, rules.isFirstClosable),
    alive: [],
    unsaved: new Set(),
    outer: undefined,
  }
  let isFollowing = false

  /** How often a tab has begun anew. */
  const lifeOf = (id: string): number => lives.get(id) ?? 0

  const hrefOfWindow = () => landingOf(window.location.pathname + window.location.search)

  function set(changes: Partial<HostState>): void {
    state = { ...state, ...changes }
    keep(store, state.tabs)
    for (const listener of listeners) listener()
  }

  /** Writes where we are into the browser's history. */
  function record(how: 'push' | 'replace'): void {
    const active = model.find(state.tabs, state.tabs.activeId)
    const href = state.outer ?? active?.href ?? homeTab.href
    const isHere = href === window.location.pathname + window.location.search
    const entry = { tab: state.tabs.activeId }
    if (how === 'push' && !isHere) window.history.pushState(entry, '', href)
    else window.history.replaceState(entry, '', href)
  }

  function setUnsaved(id: string, isUnsaved: boolean): void {
    if (state.unsaved.has(id) === isUnsaved) return
    const unsaved = new Set(state.unsaved)
    if (isUnsaved) unsaved.add(id)
    else unsaved.delete(id)
    set({ unsaved })
  }

  function routerOf(id: string): TabRouter {
    const known = routers.get(id)
    if (known) return known
    const href = model.find(state.tabs, id)?.href ?? id
    const router = createTabRouter(href, (to) => tabKeyOf(to) === id, open)
    router.history.subscribe(({ location, action }) => {
      setUnsaved(id, false)
      set({ tabs: model.update(state.tabs, id, { href: location.href }) })
      if (isFollowing || state.tabs.activeId !== id) return
      record(action.type === 'REPLACE' ? 'replace' : 'push')
    })
    routers.set(id, router)
    return router
  }

  /** Keeps the active tab's screen, and lets go of the longest unused beyond the limit that have nothing unsaved. */
  function withLife(given: model.Tabs): Partial<HostState> {
    // What was typed is not thrown away with a page that would go.
    const tabs = model.keepOnly(given, (id) => rules.isTab(id) || state.unsaved.has(id))
    const isKept = (id: string) =>
      id === tabs.activeId || rules.keepsAlive(id) || state.unsaved.has(id)
    const still = state.alive.filter((id) => model.find(tabs, id) && isKept(id))
    for (const id of state.alive) if (!still.includes(id)) routers.delete(id)
    const alive = still.includes(tabs.activeId) ? still : [...still, tabs.activeId]
    const idle = alive.filter((id) => !state.unsaved.has(id))
    const gone = new Set(model.overdue(tabs, idle, aliveAtMost - (alive.length - idle.length)))
    for (const id of routers.keys()) if (gone.has(id) || !model.find(tabs, id)) routers.delete(id)
    const unsaved = new Set([...state.unsaved].filter((id) => model.find(tabs, id)))
    return { tabs, alive: alive.filter((id) => !gone.has(id)), unsaved, outer: undefined }
  }

  function settle(tabs: model.Tabs, how: 'push' | 'replace' = 'push'): void {
    set(withLife(tabs))
    record(how)
  }

  /** Throws away what a tab holds. */
  function forget(id: string): void {
    routers.delete(id)
    lives.set(id, lifeOf(id) + 1)
    setUnsaved(id, false)
    set({ alive: state.alive.filter((each) => each !== id) })
  }

  const welcomeTab = (): model.Tab =>
    model.find(state.tabs, homeTab.id) ?? { ...homeTab, href: rules.welcome }

  /** Shows an address in its tab, opening one where there is none; an address without a screen shows /404. */
  function show(given: string, how: 'push' | 'replace'): void {
    // A locked window stays where it is, whatever the address says (docs/domain/access.md#lock-screen).
    const href = state.outer === '/lock' ? '/lock' : landingOf(given)
    const id = tabKeyOf(href)
    const outer = outerPageOf(href)
    if (outer) {
      set({ outer })
      record(how)
      return
    }
    if (id === undefined) return
    const router = routers.get(id)
    const isElsewhere = router !== undefined && router.history.location.href !== href
    const wasHidden = state.tabs.activeId !== id || state.outer !== undefined
    if (isElsewhere) {
      isFollowing = true
      router.history.replace(href)
      isFollowing = false
    }
    settle(model.open(state.tabs, { id, href }), how)
    // The screen of a hidden tab does not listen to its router.
    if (isElsewhere && wasHidden) void router.load()
  }

  function open(href: string): void {
    show(href, 'push')
  }

  window.addEventListener('popstate', () => show(hrefOfWindow(), 'replace'))
  window.addEventListener('beforeunload', (event) => {
    if (state.unsaved.size > 0) event.preventDefault()
  })
  // Nobody comes here with a locked session, so an address of the lock screen is out of date.
  if (outerOf(hrefOfWindow()) === '/lock') settle(state.tabs, 'replace')
  else show(hrefOfWindow(), 'replace')

  return {
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    state: () => state,
    routerOf,
    lifeOf,
    open,
    /** To a tab as it stands. */
    activate: (id: string) => settle(model.activate(state.tabs, id)),
    close: (id: string) => settle(model.close(state.tabs, id, rules.isFirstClosable)),
    closeOthers: (id: string) => settle(model.closeOthers(state.tabs, id)),
    /** Back to the welcome tab; the pinned ones stay beside it. */
    closeAll: () => settle(model.closeAll(state.tabs, welcomeTab())),
    /** For a screen whose work is done: its tab closes, or begins anew where it stays. */
    finish(id: string): void {
      if (model.isClosable(state.tabs, id, rules.isFirstClosable)) {
        settle(model.close(state.tabs, id, rules.isFirstClosable))
        return
      }
      forget(id)
      settle(state.tabs, 'replace')
    },
    /** Takes away tabs that have nothing to show any more, pinned or not; not what was typed. */
    removeGone(ids: readonly string[]): void {
      const gone = ids.filter((id) => !state.unsaved.has(id) && model.find(state.tabs, id))
      if (gone.length === 0) return
      const isAll = state.tabs.list.every(({ id }) => gone.includes(id))
      const from = isAll ? model.open(state.tabs, welcomeTab()) : state.tabs
      const left = gone.reduce((tabs, id) => model.remove(tabs, id), from)
      // A locked window stays locked.
      set({ ...withLife(left), outer: state.outer })
      record('replace')
      keepPins(store, state.tabs, gone)
    },
    pin(id: string, isPinned: boolean): void {
      set({ tabs: model.pin(state.tabs, id, isPinned, rules.isFirstClosable) })
      keepPins(store, state.tabs)
    },
    /** Puts a tab where another stands. */
    move(id: string, toPlaceOf: string): void {
      const to = state.tabs.list.findIndex((tab) => tab.id === toPlaceOf)
      set({ tabs: model.move(state.tabs, id, to, rules.isFirstClosable) })
      keepPins(store, state.tabs)
    },
    isClosable: (id: string): boolean => model.isClosable(state.tabs, id, rules.isFirstClosable),
    /** Throws away what a tab holds and loads it anew. */
    refresh(id: string): void {
      forget(id)
      settle(model.activate(state.tabs, id), 'replace')
    },
    lock: () => show('/lock', 'push'),
    /** Leaves an outer page for the active tab. */
    back: () => settle(state.tabs, 'replace'),
    setTitle: (id: string, title: string) => set({ tabs: model.update(state.tabs, id, { title }) }),
    setUnsaved,
    /** After the menu has changed. */
    setRules: (next: TabRules) => void (rules = next),
  }
}

export type TabHost = ReturnType<typeof createTabHost>
