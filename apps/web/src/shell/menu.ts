import type { MenuNode } from '@yuncang/shared/contracts/session'

/** A leaf of the server's menu opens its path with /index appended, unless that is a page elsewhere (spec.md §2). */
export const pathOf = ({ path }: MenuNode): string =>
  path.includes('http') ? path : `${path}/index`

export const leavesOf = (nodes: readonly MenuNode[]): MenuNode[] =>
  nodes.flatMap((node) => (node.children.length > 0 ? leavesOf(node.children) : [node]))

/** The entry that a page belongs to: /wms/inboundOrder/detail/… keeps /wms/inboundOrder active. */
export const entryOf = (menu: readonly MenuNode[], href: string): MenuNode | undefined =>
  leavesOf(menu).find((leaf) => href.startsWith(`${leaf.path}/`))
