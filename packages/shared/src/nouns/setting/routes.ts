import type { RouteTable } from '../../gateway/route.ts'

export const settingRoutes = {
  'setting.get': { method: 'GET', path: '/api/lh-base/user/settings' },
  'setting.save': { method: 'POST', path: '/api/lh-base/user/settings' },
} as const satisfies RouteTable
