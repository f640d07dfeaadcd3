import { createRoute } from '@tanstack/react-router'
import { plainSearch } from '../../lib/plain-search.ts'
import { screensWith } from '../../routes/lazy.ts'
import { rootRoute } from '../../routes/root.tsx'

const screen = screensWith(() => import('./words.ts'))

const roleRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/system/role/index',
  staticData: {
    right: 'role:read',
    title: { key: 'role.title', zh: '角色权限', en: 'Roles and rights' },
  },
  validateSearch: plainSearch,
  component: screen(() => import('./list.tsx'), 'RoleList'),
})

export const roleScreens = [roleRoute] as const
