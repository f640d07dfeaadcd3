import { createRoute } from '@tanstack/react-router'
import { screensWith } from '../../routes/lazy.ts'
import { rootRoute } from '../../routes/root.tsx'
import { costCodeSearch } from './search.ts'
import { standardSearch } from './standard-search.ts'

const screen = screensWith(
  () => import('./words.ts'),
  () => import('../../records/prices/words/why.ts'),
  () => import('../../records/prices/words/moved.ts'),
  () => import('../../records/prices/words/editing.ts'),
  () => import('../../records/prices/words/history.ts'),
  () => import('../../records/prices/words/compared.ts'),
  () => import('../../records/prices/words/stops.ts'),
)

const costCodeRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/contract/costCode/index',
  staticData: {
    right: 'costCode:read',
    title: { key: 'costCode.title', zh: '费用名称', en: 'Fee names' },
  },
  validateSearch: costCodeSearch,
  component: screen(() => import('./list.tsx'), 'CostCodeList'),
})

const standardRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/contract/costStandard/index',
  staticData: {
    right: 'costStandard:read',
    title: { key: 'costStandard.title', zh: '费用标准', en: 'List prices' },
  },
  validateSearch: standardSearch,
  component: screen(() => import('./standard-list.tsx'), 'StandardList'),
})

export const costCodeScreens = [costCodeRoute, standardRoute] as const
