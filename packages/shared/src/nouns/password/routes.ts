import type { RouteTable } from '../../gateway/route.ts'

export const passwordRoutes = {
  'password.setByLink': { method: 'POST', path: '/api/lh-auth/password/set' },
  'password.change': { method: 'POST', path: '/api/lh-base/user/changePassword' },
} as const satisfies RouteTable
