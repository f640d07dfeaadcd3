import { createRoute } from '@tanstack/react-router'
import { plainSearch } from '../../lib/plain-search.ts'
import { screensWith } from '../../routes/lazy.ts'
import { rootRoute } from '../../routes/root.tsx'

const screen = screensWith(() => import('./words.ts'))

const apiTokenRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/system/apiToken/index',
  staticData: {
    right: 'apiToken:manage',
    title: { key: 'apiToken.title', zh: '访问令牌', en: 'Access tokens' },
  },
  validateSearch: plainSearch,
  component: screen(() => import('./list.tsx'), 'ApiTokenList'),
})

export const apiTokenScreens = [apiTokenRoute] as const
