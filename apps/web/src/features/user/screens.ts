import { createRoute } from '@tanstack/react-router'
import { screensWith } from '../../routes/lazy.ts'
import { rootRoute } from '../../routes/root.tsx'
import { userSearch } from './search.ts'

const screen = screensWith(() => import('./words.ts'))

const userRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/system/user/index',
  staticData: { right: 'user:read', title: { key: 'user.title', zh: '用户管理', en: 'Users' } },
  validateSearch: userSearch,
  component: screen(() => import('./list.tsx'), 'UserList'),
})

export const userScreens = [userRoute] as const
