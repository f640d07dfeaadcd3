import type {
  GridLayout,
  SavedSearch,
  SavedView,
  SavedViewDraft,
  ViewAudience,
} from '@yuncang/shared/nouns/saved-view/contract'
import { deepEqual } from '@tanstack/react-router'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { fittedLayout, visibleKeys } from './layout.ts'
import type { GridColumn } from './types.ts'

/** Where views are kept. */
export type ViewStore = {
  data:
    | {
        views: SavedView[]
        layout: GridLayout | null
        defaultId: string | null
        roles: { code: string; name: string }[]
      }
    | undefined
  isPending: boolean
  remember: (layout: GridLayout) => void
  save: (draft: Omit<SavedViewDraft, 'listName'>) => Promise<SavedView>
  remove: (view: SavedView) => Promise<void>
  setDefault: (id: string | null) => Promise<void>
  reasonOf: (error: unknown) => string
}

type ListSearch = { current: number; view?: string | undefined }
type Given<S extends ListSearch> = {
  store: ViewStore
  columns: readonly GridColumn<never>[]
  search: S
  /** The list's own reading of an address: what of a stored one still means something. */
  read: (raw: object) => S
  onSearch: (search: S, isReplacing?: boolean) => void
}

export type ViewSettings = { name: string; audience: ViewAudience; roleCode: string }

const rememberAfterMs = 800

/** The list under a view: layout, filters and sort together, changed or as saved. */
export function useListView<S extends ListSearch>(given: Given<S>) {
  const { store, columns, search, read, onSearch } = given
  const { data } = store
  const views = data?.views ?? []
  const active = views.find((view) => view.id === search.view)
  const [draft, setDraft] = useState<{ of: string | undefined; layout: GridLayout }>()
  const stored = active?.layout ?? data?.layout ?? undefined
  const current = draft?.of === active?.id ? (draft?.layout ?? stored) : stored
  const layout = fittedLayout(current, columns)

  const apply = (view: SavedView | undefined) => {
    setDraft(undefined)
    onSearch(read(view ? { ...view.search, view: view.id } : {}))
  }
  const isOpening = useOpening(given, (view) =>
    onSearch(read({ ...view.search, view: view.id }), true),
  )
  const remembering = useRemembered(store.remember)
  const onLayout = (next: GridLayout) => {
    setDraft({ of: active?.id, layout: next })
    if (!active) remembering(next)
  }
  const isChanged =
    active !== undefined &&
    !(
      deepEqual(layout, fittedLayout(active.layout, columns)) &&
      deepEqual(conditionsOf(search), conditionsOf(read(active.search)))
    )
  const save = async (settings: ViewSettings, view?: SavedView) => {
    const of = view && { id: view.id, version: view.version }
    // A view whose settings are changed keeps what it shows, unless it is the one on screen.
    const shown =
      view && view.id !== active?.id
        ? { layout: view.layout, search: view.search }
        : { layout, search: conditionsOf(search) }
    const { id } = await store.save({ ...settings, ...of, ...shown })
    setDraft(undefined)
    onSearch({ ...search, view: id })
  }
  return {
    layout,
    onLayout,
    /** Nothing that would be replaced at once is shown before. */
    isReady: !store.isPending && !isOpening,
    visibleKeys: visibleKeys(layout),
    bar: {
      views,
      active,
      isChanged,
      defaultId: data?.defaultId ?? null,
      roles: data?.roles ?? [],
      apply,
      save,
      remove: async (view: SavedView) => {
        await store.remove(view)
        if (view.id === active?.id) apply(undefined)
      },
      setDefault: store.setDefault,
      reasonOf: store.reasonOf,
    },
  }
}

export type ViewBarModel = ReturnType<typeof useListView>['bar']

/** What of an address belongs to a view: not the page, and not the view itself. */
function conditionsOf({ current: _current, view: _view, ...rest }: ListSearch): SavedSearch {
  const kept = Object.entries(rest).filter(([, value]) => value !== undefined)
  // Addresses of lists hold texts, numbers and lists of texts.
  return Object.fromEntries(kept) as SavedSearch
}

/** Opens a list whose address says nothing with the view that the person has chosen for it; true until it is there. */
function useOpening<S extends ListSearch>(
  { store: { data }, search, read }: Given<S>,
  open: (view: SavedView) => void,
): boolean {
  const [opening, setOpening] = useState<SavedView>()
  const [isDecided, setDecided] = useState(false)
  if (data && !isDecided) {
    setDecided(true)
    if (deepEqual(search, read({}))) {
      setOpening(data.views.find((view) => view.id === data.defaultId))
    }
  }
  const isThere = opening !== undefined && search.view === opening.id
  if (isThere) setOpening(undefined)
  const openNow = useEffectEvent(open)
  useEffect(() => {
    if (opening) openNow(opening)
  }, [opening])
  return opening !== undefined && !isThere
}

/** Keeps the last layout of a burst of changes, also when the list is left meanwhile. */
function useRemembered(remember: (layout: GridLayout) => void) {
  const waiting = useRef<{ timer: ReturnType<typeof setTimeout>; keep: () => void }>(undefined)
  useEffect(
    () => () => {
      if (!waiting.current) return
      clearTimeout(waiting.current.timer)
      waiting.current.keep()
    },
    [],
  )
  return (layout: GridLayout) => {
    clearTimeout(waiting.current?.timer)
    const keep = () => {
      waiting.current = undefined
      remember(layout)
    }
    waiting.current = { timer: setTimeout(keep, rememberAfterMs), keep }
  }
}
