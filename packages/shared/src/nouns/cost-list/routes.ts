import type { RouteTable } from '../../gateway/route.ts'

export const costListRoutes = {
  'costList.page': { method: 'GET', path: '/api/lh-wms/costList/getList' },
  'costList.create': { method: 'POST', path: '/api/lh-wms/costList/save' },
  'costList.update': { method: 'PUT', path: '/api/lh-wms/costList' },
  'costList.remove': { method: 'DELETE', path: '/api/lh-wms/costList/:id' },
  'costList.itemsOfQuotation': { method: 'POST', path: '/api/lh-wms/costList/getCostItemList' },
  'costList.ofCustomer': {
    method: 'POST',
    path: '/api/lh-wms/costList/getCostListByIdCustomer',
    query: ['id'],
    filters: 'queryOrBody',
  },
  'costList.feePage': { method: 'GET', path: '/api/lh-wms/costList/getCostFeeList' },
  'costList.customersOf': {
    method: 'GET',
    path: '/api/lh-wms/costList/getCustomerInfoByCostListID',
  },
  'costList.setRules': { method: 'POST', path: '/api/lh-wms/costList/updateJfgz' },
  'costList.setRuleStopped': { method: 'POST', path: '/api/lh-wms/costList/setRuleStopped' },
  'costList.previewRules': { method: 'POST', path: '/api/lh-wms/costList/previewRules' },
  'costList.setLineStopped': { method: 'POST', path: '/api/lh-wms/costList/setLineStopped' },
  'costList.updatePrices': { method: 'POST', path: '/api/lh-wms/costList/updatePrices' },
  'costList.previewPrices': { method: 'POST', path: '/api/lh-wms/costList/previewPrices' },
  'costList.get': { method: 'GET', path: '/api/lh-wms/costList/get' },
  'costList.enable': { method: 'POST', path: '/api/lh-wms/costList/enableBatch' },
  'costList.disable': { method: 'POST', path: '/api/lh-wms/costList/disableBatch' },
  'costList.workbook': { method: 'GET', path: '/api/lh-wms/costList/workbook', kind: 'file' },
  'costList.export': { method: 'POST', path: '/api/lh-wms/costList/export', kind: 'file' },
} as const satisfies RouteTable
