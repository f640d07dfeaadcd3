import type { RouteTable } from '../../gateway/route.ts'

export const sessionRoutes = {
  'session.token': {
    method: 'POST',
    path: '/api/lh-auth/token',
    query: ['tenantId', 'account', 'password', 'phone', 'code', 'type'],
    filters: 'queryOrBody',
    repeatable: true,
  },
  'session.tenants': { method: 'GET', path: '/api/lh-system/getTenantInfo' },
  'session.currentUser': {
    method: 'GET',
    path: '/api/lh-base/user/getCurrentUser',
    alias: [{ method: 'GET', path: '/api/lh-base/user/info' }],
  },
  'session.buttons': { method: 'GET', path: '/api/lh-base/sourceRole/buttons' },
  'session.routes': { method: 'GET', path: '/api/lh-system/source/routes' },
  'session.topMenu': { method: 'GET', path: '/api/lh-base/user/getTopMenu' },
  'session.menuChildren': { method: 'GET', path: '/api/lh-system/source/children' },
  'session.refresh': { method: 'POST', path: '/api/lh-base/user/refesh', repeatable: true },
  'session.lock': { method: 'POST', path: '/api/lh-auth/lock', repeatable: true },
  'session.lockState': { method: 'GET', path: '/api/lh-auth/lock' },
  'session.unlock': { method: 'POST', path: '/api/lh-auth/unlock', repeatable: true },
  'session.saveSection': {
    method: 'POST',
    path: '/api/lh-base/user/saveUserGroup',
    query: ['ywbkName'],
    filters: 'queryOrBody',
    repeatable: true,
  },
  'session.logout': {
    method: 'POST',
    path: '/api/lh-base/user/logout',
    alias: [{ method: 'GET', path: '/api/lh-base/user/logout' }],
    repeatable: true,
  },
} as const satisfies RouteTable
