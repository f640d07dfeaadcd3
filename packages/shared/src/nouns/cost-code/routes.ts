import type { RouteTable } from '../../gateway/route.ts'

export const costCodeRoutes = {
  'costCode.page': {
    method: 'GET',
    path: '/api/lh-base/costCode/getPageList',
    alias: [{ method: 'GET', path: '/api/lh-system/costCode/getPageList' }],
  },
  'costCode.list': { method: 'GET', path: '/api/lh-system/costCode/getList' },
  'costCode.create': { method: 'POST', path: '/api/lh-base/costCode/add' },
  'costCode.update': { method: 'POST', path: '/api/lh-base/costCode/update' },
  'costCode.sync': { method: 'GET', path: '/api/lh-base/costCode/syncCostCode' },
  'costCode.share': { method: 'POST', path: '/api/lh-system/costTenant/changeTenantBatch' },
  'costCode.feeTypes': { method: 'GET', path: '/api/lh-system/tenant/selectJflxByJfmodule' },
  'costStandard.list': { method: 'GET', path: '/api/lh-base/costStandard/getInfo' },
  'costStandard.page': { method: 'GET', path: '/api/lh-base/costStandard/getPageList' },
  'costStandard.sheet': { method: 'GET', path: '/api/lh-base/costStandard/getList' },
  'costStandard.replace': { method: 'POST', path: '/api/lh-base/costStandard/replace' },
  'costStandard.previewPrices': { method: 'POST', path: '/api/lh-base/costStandard/previewPrices' },
  'costStandard.save': { method: 'POST', path: '/api/lh-base/costStandard/save' },
  'costStandard.setStopped': { method: 'POST', path: '/api/lh-base/costStandard/setStopped' },
  'costStandard.remove': { method: 'POST', path: '/api/lh-base/costStandard/remove' },
  'costStandard.workbook': {
    method: 'GET',
    path: '/api/lh-base/costStandard/workbook',
    kind: 'file',
  },
  'costStandard.readWorkbook': {
    method: 'POST',
    path: '/api/lh-base/costStandard/readWorkbook',
    kind: 'file',
  },
  'costCode.export': { method: 'POST', path: '/api/lh-base/costCode/export', kind: 'file' },
} as const satisfies RouteTable
