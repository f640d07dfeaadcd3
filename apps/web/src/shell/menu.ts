import type { MenuNode } from '@yuncang/shared/nouns/session/contract'

/** A leaf of the server's menu opens its path with /index appended (docs/domain/interface.md#frame). */
export const pathOf = (node: Pick<MenuNode, 'path'>): string =>
  isOutside(node) ? node.path : `${node.path}/index`

/**
 * Where a leaf leads: its page with the query of the entry, a page elsewhere in a frame of ours
 * (docs/domain/interface.md#frame).
 */
export function hrefOf(node: Pick<MenuNode, 'path' | 'code' | 'query'>): string {
  if (isOutside(node)) return `/myiframe/${encodeURIComponent(node.code)}`
  const query = String(new URLSearchParams(node.query))
  return query ? `${pathOf(node)}?${query}` : pathOf(node)
}

/** An entry that leads out of the product. */
export const isOutside = ({ path }: Pick<MenuNode, 'path'>): boolean => /^https?:/.test(path)

/** The site of a page elsewhere; what is no address stands as it is. */
export const siteOf = ({ path }: Pick<MenuNode, 'path'>): string =>
  URL.canParse(path) ? new URL(path).origin : path

/** A page elsewhere that may be opened; what may not says so in place of its frame. */
export const leadsOut = (node: Pick<MenuNode, 'path' | 'meta'>): boolean =>
  isOutside(node) && node.meta.refusal === null

/** An entry that asks for a window of its own; from the search every page elsewhere gets one. */
export const opensWindow = (node: Pick<MenuNode, 'path' | 'meta'>): boolean =>
  leadsOut(node) && node.meta.target === '_blank'

export const leavesOf = (nodes: readonly MenuNode[]): MenuNode[] =>
  nodes.flatMap((node) => (node.children.length > 0 ? leavesOf(node.children) : [node]))

/** The part of the menu, of its first level, that a page belongs to. */
export const sectionOf = (menu: readonly MenuNode[], href: string): MenuNode | undefined =>
  menu.find((node) => entryOf([node], href) !== undefined)

/**
 * The entry that a page belongs to: its own, below whose path it lies (/wms/inboundOrder/detail/… keeps
 * /wms/inboundOrder active), or one whose group names a part of its path.
 */
export function entryOf(menu: readonly MenuNode[], href: string): MenuNode | undefined {
  const leaves = leavesOf(menu)
  const [path = ''] = href.split(/[?#]/, 1)
  return (
    leaves.find((leaf) =>
      isOutside(leaf) ? hrefOf(leaf) === path : path.startsWith(`${leaf.path}/`),
    ) ?? leaves.find(({ group }) => group.some((part) => path.includes(part)))
  )
}
