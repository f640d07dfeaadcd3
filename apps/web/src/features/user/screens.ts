import { createRoute } from '@tanstack/react-router'
import { screensWith } from '../../routes/lazy.ts'
import { rootRoute } from '../../routes/root.tsx'
import { invitationSearch, userSearch } from './search.ts'

const screen = screensWith(() => import('./words.ts'))

/** People and invitations share a tab. */
const ofUsers = {
  right: 'user:read',
  title: { key: 'user.title', zh: '用户管理', en: 'Users' },
  tabKey: () => '/system/user/index',
} as const

const userRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/system/user/index',
  staticData: ofUsers,
  validateSearch: userSearch,
  component: screen(() => import('./list.tsx'), 'UserList'),
})

const invitationRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/system/user/invitation',
  staticData: ofUsers,
  validateSearch: invitationSearch,
  component: screen(() => import('./invitation-list.tsx'), 'InvitationList'),
})

export const userScreens = [userRoute, invitationRoute] as const
