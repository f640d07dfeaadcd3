import { createRoute } from '@tanstack/react-router'
import { screensWith } from '../../routes/lazy.ts'
import { rootRoute } from '../../routes/root.tsx'
import { paramSearch } from './search.ts'

const screen = screensWith(() => import('./words.ts'))

const paramRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/system/param/index',
  staticData: {
    right: 'param:read',
    title: { key: 'param.title', zh: '系统参数', en: 'Parameters' },
  },
  validateSearch: paramSearch,
  component: screen(() => import('./list.tsx'), 'ParamList'),
})

export const paramScreens = [paramRoute] as const
