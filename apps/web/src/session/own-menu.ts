import type { MenuNode } from '@yuncang/shared/nouns/session/contract'
import { isMeantFor } from '@yuncang/shared/kernel/visibility'

/**
 * The menu as a person sees it: entries for their roles, under the words of the interface where `wordOf` has some for an
 * entry's key. A folder that loses all its entries goes with them.
 */
export const ownMenu = (
  nodes: readonly MenuNode[],
  roles: readonly string[],
  wordOf: (key: string) => string | undefined,
): MenuNode[] =>
  nodes
    .filter(({ meta }) => isMeantFor(roles, meta.roles))
    .map((node) => ({
      ...node,
      label: wordOf(node.meta.i18n) ?? node.label,
      children: ownMenu(node.children, roles, wordOf),
      wasFolder: node.children.length > 0,
    }))
    .filter(({ wasFolder, children }) => !wasFolder || children.length > 0)
    .map(({ wasFolder: _wasFolder, ...node }) => node)
