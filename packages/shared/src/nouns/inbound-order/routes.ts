import { paged, upload } from '../../gateway/faces.ts'
import type { RouteTable } from '../../gateway/route.ts'

export const inboundOrderRoutes = {
  'importBatch.inboundOrder': upload('inboundOrder'),
  'inboundOrder.page': {
    method: 'POST',
    path: '/api/lh-wms/inboundOrder/page',
    ...paged,
  },
  'inboundOrder.get': { method: 'GET', path: '/api/lh-wms/inboundOrder/getInboundOrderById' },
  'inboundOrder.getByBill': { method: 'GET', path: '/api/lh-wms/inboundOrder/getOrder' },
  'inboundOrder.searchMasterBillNo': {
    method: 'GET',
    path: '/api/lh-wms/inboundOrder/searchMasterBillNo',
  },
  'inboundOrder.create': {
    method: 'POST',
    path: '/api/lh-wms/inboundOrder/saveAll',
    body: 'large',
  },
  'inboundOrder.update': { method: 'PUT', path: '/api/lh-wms/inboundOrder/:id', body: 'large' },
  'inboundOrder.audit': {
    method: 'POST',
    path: '/api/lh-wms/inboundOrder/pass',
    query: ['id', 'type', 'msg', 'version'],
    filters: 'queryOrBody',
  },
  'inboundOrder.containers': {
    method: 'POST',
    path: '/api/lh-wms/inboundOrderContainer/getListByInboundOrderId/:id',
  },
  'inboundOrder.products': {
    method: 'POST',
    path: '/api/lh-wms/inboundOrderProduct/getListByInboundOrderId/:id',
  },
  'inboundOrder.import': {
    method: 'POST',
    path: '/api/lh-wms/inboundOrder/importInboundOrder',
    kind: 'file',
  },
  'inboundOrder.export': {
    method: 'POST',
    path: '/api/lh-wms/inboundOrder/export',
    kind: 'file',
  },
  'inboundOrder.template': {
    method: 'GET',
    path: '/api/lh-wms/inboundOrder/importTemplate',
    kind: 'file',
  },
  'inboundOrder.updateList': {
    method: 'POST',
    path: '/api/lh-wms/inboundOrder/updateList/:auditStatus',
  },
  'inboundOrder.remove': {
    method: 'DELETE',
    path: '/api/lh-wms/inboundOrder',
    filters: 'queryOrBody',
  },
  'inboundOrder.setProducts': {
    method: 'POST',
    path: '/api/lh-wms/inboundOrderProduct/setProducts',
    body: 'large',
  },
  'inboundOrder.suggestPlan': {
    method: 'POST',
    path: '/api/lh-wms/inboundOrder/suggestStoragePlan',
  },
  'inboundOrder.generatePlan': {
    method: 'POST',
    path: '/api/lh-wms/inboundOrder/generateStoragePlan',
    body: 'large',
  },
  'inboundOrder.saveAndCreatePlan': {
    method: 'POST',
    path: '/api/lh-wms/inboundOrder/saveAndCreatePlan',
    body: 'large',
    alias: [{ method: 'POST', path: '/api/lh-wms/inboundOrderManifest/addAndCreatePlan' }],
  },
  'inboundOrder.saveAndCreateInventory': {
    method: 'POST',
    path: '/api/lh-wms/inboundOrder/saveAndCreateInventory',
    body: 'large',
    alias: [{ method: 'POST', path: '/api/lh-wms/inboundOrderManifest/addAndCreateInventory' }],
  },
  'inboundOrder.markInbounded': {
    method: 'POST',
    path: '/api/lh-wms/inboundOrder/updateInbounded',
    body: 'large',
  },
  'inboundOrder.decideDiffs': {
    method: 'POST',
    path: '/api/lh-wms/inboundOrderProduct/decideDiffs',
    body: 'large',
  },
  'inboundOrder.complete': {
    method: 'POST',
    path: '/api/lh-wms/inboundOrder/inboundCompleted',
    filters: 'queryOrBody',
  },
  'inboundOrder.close': {
    method: 'POST',
    path: '/api/lh-wms/inboundOrder/inboundEndCompleted',
    filters: 'queryOrBody',
  },
  'inboundOrder.setCard': { method: 'POST', path: '/api/lh-wms/inboundOrder/updateByIsCard' },
  'inboundOrder.setMonthAgency': {
    method: 'POST',
    path: '/api/lh-wms/inboundOrder/updateMonthAgency',
  },
  'inboundOrder.setOwner': { method: 'POST', path: '/api/lh-wms/inboundOrder/updateHqCustomerID' },
  'inboundOrder.setQuotation': { method: 'POST', path: '/api/lh-wms/inboundOrder/batchSetBjd' },
  'inboundOrder.state': { method: 'POST', path: '/api/lh-wms/inboundOrder/getInboundState/:id' },
  'inboundOrder.testBill': {
    method: 'POST',
    path: '/api/lh-wms/inboundOrder/testMasterBillNo/:masterBillNo',
  },
  'inboundOrder.allBills': { method: 'GET', path: '/api/lh-wms/inboundOrder/getAllMasterBillNo' },
  'inboundOrder.choices': { method: 'GET', path: '/api/lh-wms/inboundOrder/list4dic' },
  'inboundOrder.ofBill': { method: 'GET', path: '/api/lh-wms/inboundOrder/getBizByMbl' },
} as const satisfies RouteTable
