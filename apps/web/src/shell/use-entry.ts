import type { MenuNode } from '@yuncang/shared/nouns/session/contract'
import { tabKeyOf } from '../routes/tab-key.ts'
import { hrefOf, opensWindow } from './menu.ts'
import { useTabHost } from './tabs/host-context.ts'
import { find } from './tabs/model.ts'

/** Opens a leaf of the menu: in a window of its own when it asks for one, else in its tab. */
export function useEntry(): (node: MenuNode) => void {
  const host = useTabHost()
  return (node) => {
    if (opensWindow(node)) {
      window.open(node.path, '_blank', 'noopener')
      return
    }
    const id = tabKeyOf(hrefOf(node))
    // A tab that is open is shown as it stands (docs/domain/interface.md#tabs).
    if (id !== undefined && find(host.state().tabs, id)) host.activate(id)
    else host.open(hrefOf(node))
  }
}
