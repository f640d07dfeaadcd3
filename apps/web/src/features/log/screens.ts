import { createRoute } from '@tanstack/react-router'
import { screensWith } from '../../routes/lazy.ts'
import { rootRoute } from '../../routes/root.tsx'
import { usualSearch, apiSearch, errorSearch, loginSearch } from './search.ts'

const screen = screensWith(() => import('./words.ts'))

/** The logs share a tab. */
const ofLogs = {
  title: { key: 'log.title', zh: '日志查询', en: 'Logs' },
  tabKey: () => '/system/log/index',
}

const usualLogRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/system/log/index',
  staticData: { right: 'log:read', ...ofLogs },
  validateSearch: usualSearch,
  component: screen(() => import('./usual-list.tsx'), 'UsualLog'),
})

const apiLogRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/system/log/api',
  staticData: { right: 'log:read', ...ofLogs },
  validateSearch: apiSearch,
  component: screen(() => import('./api-list.tsx'), 'ApiLog'),
})

const errorLogRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/system/log/error',
  staticData: { right: 'errorLog:read', ...ofLogs },
  validateSearch: errorSearch,
  component: screen(() => import('./error-list.tsx'), 'ErrorLog'),
})

const loginLogRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/system/log/login',
  staticData: { right: 'log:read', ...ofLogs },
  validateSearch: loginSearch,
  component: screen(() => import('./login-list.tsx'), 'LoginLog'),
})

export const logScreens = [usualLogRoute, apiLogRoute, errorLogRoute, loginLogRoute] as const
