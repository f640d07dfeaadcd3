import type { RouteTable } from '../../gateway/route.ts'

export const ssoRoutes = {
  'sso.codeCallback': { method: 'POST', path: '/api/lh-system/codeCallback' },
  'sso.logoutAddress': { method: 'GET', path: '/api/lh-auth/logoutAddress' },
} as const satisfies RouteTable
