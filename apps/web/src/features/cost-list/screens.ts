import { createRoute } from '@tanstack/react-router'
import { screensWith } from '../../routes/lazy.ts'
import { rootRoute } from '../../routes/root.tsx'
import { costListSearch, ruleSearch } from './search.ts'

const screen = screensWith(
  () => import('./words.ts'),
  () => import('../../records/prices/words/why.ts'),
  () => import('../../records/prices/words/moved.ts'),
  () => import('../../records/prices/words/editing.ts'),
  () => import('../../records/prices/words/history.ts'),
  () => import('../../records/prices/words/compared.ts'),
  () => import('../../records/prices/words/stops.ts'),
)

const costListRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/contract/costList/index',
  staticData: {
    right: 'costList:read',
    title: { key: 'costList.title', zh: '费用清单', en: 'Cost lists' },
  },
  validateSearch: costListSearch,
  component: screen(() => import('./list.tsx'), 'CostLists'),
})

const costListDetailRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/contract/costList/detail/$id',
  staticData: {
    right: 'costList:read',
    record: 'costList',
    title: { key: 'costList.view', zh: '费用清单详情', en: 'Cost list' },
  },
  component: screen(() => import('./detail.tsx'), 'CostListDetail'),
})

const costListRulesRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/contract/costList/rules/$id',
  staticData: {
    right: 'costList:read',
    title: { key: 'costList.rules', zh: '计费规则', en: 'Billing rules' },
  },
  validateSearch: ruleSearch,
  component: screen(() => import('./rule-page.tsx'), 'CostListRules'),
})

export const costListScreens = [costListRoute, costListDetailRoute, costListRulesRoute] as const
