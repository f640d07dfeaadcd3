import type { RouteTable } from '../../gateway/route.ts'

export const loginRecordRoutes = {
  'loginRecord.saveSignIn': {
    method: 'POST',
    path: '/api/lh-base/sysOperateLog/saveLoginLog',
    repeatable: true,
  },
  'loginRecord.saveSignOut': {
    method: 'POST',
    path: '/api/lh-base/sysOperateLog/saveLoginOutLog',
    repeatable: true,
  },
  'loginRecord.page': { method: 'GET', path: '/api/lh-log/login/list' },
  'loginRecord.export': { method: 'POST', path: '/api/lh-log/login/export', kind: 'file' },
} as const satisfies RouteTable
