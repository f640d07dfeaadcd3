import type { RouteTable } from '../../gateway/route.ts'

export const userRoutes = {
  'user.page': { method: 'GET', path: '/api/lh-base/user/list' },
  'user.selectMap': { method: 'GET', path: '/api/lh-base/user/selectMap' },
  'user.create': { method: 'POST', path: '/api/lh-base/user/submit' },
  'user.update': { method: 'POST', path: '/api/lh-base/user/update' },
  'user.setStatus': { method: 'POST', path: '/api/lh-base/user/setStatus' },
  'user.invite': { method: 'POST', path: '/api/lh-base/user/invite' },
  'user.removeMember': { method: 'POST', path: '/api/lh-base/user/removeMember' },
  'section.list': { method: 'GET', path: '/api/lh-base/group/list' },
  'section.setMembers': { method: 'POST', path: '/api/lh-base/group/setMembers' },
  'user.export': { method: 'POST', path: '/api/lh-base/user/export', kind: 'file' },
} as const satisfies RouteTable
