import { createRoute } from '@tanstack/react-router'
import { screensWith } from '../../routes/lazy.ts'
import { rootRoute } from '../../routes/root.tsx'
import { monthSearch } from './search.ts'

const screen = screensWith(
  () => import('./words.ts'),
  () => import('@yuncang/shared/nouns/month-close/messages'),
  () => import('@yuncang/shared/nouns/bill/messages'),
)

const monthListRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/fee/monthClose/index',
  staticData: {
    right: 'monthClose:read',
    title: { key: 'monthClose.title', zh: '月末结账', en: 'Month close' },
  },
  validateSearch: monthSearch,
  component: screen(() => import('./list.tsx'), 'MonthList'),
})

const monthRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/fee/monthClose/detail/$id',
  staticData: {
    right: 'monthClose:read',
    title: { key: 'monthClose.view', zh: '月份详情', en: 'Month' },
  },
  component: screen(() => import('./detail.tsx'), 'MonthDetail'),
})

export const monthCloseScreens = [monthListRoute, monthRoute] as const
