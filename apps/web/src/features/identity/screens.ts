import { createRoute } from '@tanstack/react-router'
import { screensWith } from '../../routes/lazy.ts'
import { rootRoute } from '../../routes/root.tsx'
import { identitySearch } from './search.ts'

const screen = screensWith(() => import('./words.ts'))

const identityRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/system/identity/index',
  staticData: {
    right: 'identity:bind',
    title: { key: 'identity.title', zh: '统一身份', en: 'Sign-on identities' },
  },
  validateSearch: identitySearch,
  component: screen(() => import('./list.tsx'), 'IdentityList'),
})

export const identityScreens = [identityRoute] as const
