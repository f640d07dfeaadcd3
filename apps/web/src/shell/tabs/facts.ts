import type { MenuNode } from '@yuncang/shared/nouns/session/contract'
import type { TFunction } from 'i18next'
import { paramsOf, titleKeyOf } from '../../routes/tab-key.ts'
import type { TabFacts } from '../../lib/tab.ts'
import { hrefOf, leavesOf } from '../menu.ts'
import { entryOfTab } from '../page-names.ts'
import type { TabRules } from './host.ts'
import { isClosable, type Tab, type Tabs } from './model.ts'

const usual = {
  keepAlive: true,
  isTab: true,
  isAuth: true,
  roles: [],
  target: '',
  refusal: null,
} as const

export function factsOf(
  tab: Tab,
  tabs: Tabs,
  {
    menu,
    t,
    isFirstClosable,
  }: { menu: readonly MenuNode[]; t: TFunction; isFirstClosable: boolean },
): TabFacts {
  const url = new URL(tab.href, 'http://tab')
  const entry = entryOfTab(menu, tab.id)
  const key = titleKeyOf(tab.href)
  const name = entry?.label ?? (key ? t(key) : tab.id)
  return {
    label: tab.title ?? name,
    value: tab.id,
    currentPath: url.pathname,
    name,
    params: paramsOf(tab.href),
    query: Object.fromEntries(url.searchParams),
    meta: entry?.meta ?? { ...usual, roles: [], i18n: key ?? '' },
    group: entry?.group ?? [],
    close: isClosable(tabs, tab.id, isFirstClosable),
  }
}

/** How tabs behave by the menu: what it does not name stays and lives on. */
export function rulesOfMenu(menu: readonly MenuNode[], isFirstClosable: boolean): TabRules {
  const metaOf = (id: string) => entryOfTab(menu, id)?.meta ?? usual
  const welcome = leavesOf(menu).find(({ code }) => code === 'wel')
  return {
    isTab: (id) => metaOf(id).isTab,
    keepsAlive: (id) => metaOf(id).keepAlive,
    welcome: welcome ? hrefOf(welcome) : '/wel/index',
    isFirstClosable,
  }
}
