import type { MenuNode } from '@yuncang/shared/nouns/session/contract'
import i18next from 'i18next'
import type { Pages } from '../lib/tab.ts'
import { hasScreen, landingOf, tabKeyOf, titleKeyOf } from '../routes/tab-key.ts'
import { hrefOf, isOutside, leavesOf, pathOf } from './menu.ts'

/** A menu stays the same until the rights of its person change, and is asked for every tab at every step. */
const known = new WeakMap<readonly MenuNode[], ReadonlyMap<string | undefined, MenuNode>>()

/** The entry of the menu that opens a tab; undefined for pages that other pages open. */
export function entryOfTab(menu: readonly MenuNode[], id: string): MenuNode | undefined {
  const entries =
    known.get(menu) ?? new Map(leavesOf(menu).map((leaf) => [tabKeyOf(hrefOf(leaf)), leaf]))
  known.set(menu, entries)
  return entries.get(id)
}

/** An address of ours without the host; undefined for what is none. */
function hrefIn(text: string): string | undefined {
  if (text === '' || !URL.canParse(text, location.origin)) return undefined
  const { pathname, search } = new URL(text, location.origin)
  return landingOf(pathname + search)
}

/** What the page of an address is called, as its tab is; what is no page's address stays as it is. */
function nameOf(menu: readonly MenuNode[], text: string): string {
  const href = hrefIn(text)
  const id = href && tabKeyOf(href)
  if (href === undefined || id === undefined) return text
  const key = titleKeyOf(href)
  return entryOfTab(menu, id)?.label ?? (key ? i18next.t(key) : text)
}

/** The pages of the product as a person with this menu knows them. */
export const pagesOf = (menu: readonly MenuNode[]): Pages => ({
  has: hasScreen,
  nameOf: (href) => nameOf(menu, href),
  all: leavesOf(menu)
    .filter((leaf) => !isOutside(leaf))
    .map((leaf) => ({ value: pathOf(leaf), label: leaf.label })),
})
