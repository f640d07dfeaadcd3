import { homeTab, tabKeyOf } from '../../routes/tab-key.ts'
import * as model from './model.ts'

/** Where the tabs of one person in one tenant lie in the browser. */
export type TabStore = {
  /** In which titles are said. */
  readonly language: string
  /** The tabs of this window, as long as it lives. */
  load(): string | null
  save(text: string): void
  /** The pinned ones, for every window and the next sign-in. */
  loadPins(): string | null
  savePins(text: string): void
}

type Kept = { readonly list: readonly model.Tab[]; readonly activeId?: string; language?: string }

/** The number of a record is the same in every language; words are said anew by their screen. */
const isNumber = (title = '') => /^[\x21-\x7e]+$/.test(title)

/** What lies there as far as it can still be shown. */
function read(text: string | null, language: string): Kept {
  try {
    // Checked tab by tab below.
    const kept = JSON.parse(text ?? '') as Kept
    const said = ({ id, href, title }: model.Tab): model.Tab => ({
      id,
      href,
      ...(title !== undefined && (kept.language === language || isNumber(title)) && { title }),
    })
    return { ...kept, list: kept.list.filter((tab) => tabKeyOf(tab.href) === tab.id).map(said) }
  } catch {
    return { list: [] }
  }
}

/** The tabs of an earlier load of the page, and the pinned ones of any window. */
export function restore(store: TabStore, welcome: string, isFirstClosable: boolean): model.Tabs {
  const before = read(store.load(), store.language)
  const pins = read(store.loadPins(), store.language).list
  const open = before.list.length > 0 ? before.list : [{ ...homeTab, href: welcome }]
  const unknown = pins.filter(({ id }) => open.every((tab) => tab.id !== id))
  const list = [...open, ...unknown]
  const active = list.find((tab) => tab.id === before.activeId) ?? list[0]!
  const start: model.Tabs = { list, activeId: active.id, recent: [active.id] }
  return pins.reduce((tabs, { id }) => model.pin(tabs, id, true, isFirstClosable), start)
}

/** Keeps the tabs for the next load of the page. */
export function keep(store: TabStore, { list, activeId }: model.Tabs): void {
  store.save(JSON.stringify({ list, activeId, language: store.language }))
}

/** Keeps the pinned ones; those that another window has, and this one has not, are left as they are. */
export function keepPins(store: TabStore, tabs: model.Tabs, gone: readonly string[] = []): void {
  const others = read(store.loadPins(), store.language).list.filter(
    ({ id }) => !gone.includes(id) && !model.find(tabs, id),
  )
  const own = tabs.list.filter(({ isPinned }) => isPinned)
  store.savePins(JSON.stringify({ list: [...own, ...others], language: store.language }))
}
