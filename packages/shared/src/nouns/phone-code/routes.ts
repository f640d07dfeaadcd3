import type { RouteTable } from '../../gateway/route.ts'

export const phoneCodeRoutes = {
  'phoneCode.send': { method: 'POST', path: '/api/lh-auth/phone/code' },
} as const satisfies RouteTable
