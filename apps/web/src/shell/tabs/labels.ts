import type { MenuNode } from '@yuncang/shared/contracts/session'
import type { TFunction } from 'i18next'
import { titleKeyOf } from '../../routes/tab-key.ts'
import { leavesOf, pathOf } from '../menu.ts'
import type { Tab } from './model.ts'

/** What a tab is called: by its screen, by its entry in the menu, or by its route. */
export function labelOf(tab: Tab, menu: readonly MenuNode[], t: TFunction): string {
  if (tab.title) return tab.title
  const leaf = leavesOf(menu).find((node) => pathOf(node) === tab.id)
  const key = titleKeyOf(tab.href)
  return leaf?.label ?? (key ? t(key) : tab.id)
}
