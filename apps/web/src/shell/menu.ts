import type { MenuNode } from '@yuncang/shared/contracts/session'

/** A leaf of the server's menu opens its path with /index appended (spec.md §2). */
export const pathOf = (node: MenuNode): string =>
  isOutside(node) ? node.path : `${node.path}/index`

/** An entry that leads out of the house. */
export const isOutside = ({ path }: Pick<MenuNode, 'path'>): boolean => /^https?:/.test(path)

/** Opens a leaf by its path: an address outside stands in a frame of ours (decisions.md 28). */
export function openEntry(
  menu: readonly MenuNode[],
  path: string,
  open: (href: string) => void,
): void {
  const node = leavesOf(menu).find((leaf) => pathOf(leaf) === path)
  open(node && isOutside(node) ? `/myiframe/${encodeURIComponent(node.code)}` : path)
}

export const leavesOf = (nodes: readonly MenuNode[]): MenuNode[] =>
  nodes.flatMap((node) => (node.children.length > 0 ? leavesOf(node.children) : [node]))

/** The entry that a page belongs to: /wms/inboundOrder/detail/… keeps /wms/inboundOrder active. */
export const entryOf = (menu: readonly MenuNode[], href: string): MenuNode | undefined =>
  leavesOf(menu).find((leaf) => href.startsWith(`${leaf.path}/`))
