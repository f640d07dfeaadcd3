import { createRoute } from '@tanstack/react-router'
import { plainSearch } from '../../lib/plain-search.ts'
import { screensWith } from '../../routes/lazy.ts'
import { rootRoute } from '../../routes/root.tsx'

const screen = screensWith(() => import('./words.ts'))

const menuRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/system/menu/index',
  staticData: { right: 'menu:read', title: { key: 'menu.title', zh: '菜单管理', en: 'Menu' } },
  validateSearch: plainSearch,
  component: screen(() => import('./list.tsx'), 'MenuList'),
})

export const menuScreens = [menuRoute] as const
