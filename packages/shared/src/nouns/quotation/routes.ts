import { paged } from '../../gateway/faces.ts'
import type { RouteTable } from '../../gateway/route.ts'

export const quotationRoutes = {
  'quotation.page': {
    method: 'POST',
    path: '/api/lh-wms/quotation/getQuotationList',
    ...paged,
  },
  'quotation.get': { method: 'GET', path: '/api/lh-wms/quotation/getQuotation' },
  'quotation.usable': { method: 'GET', path: '/api/lh-wms/quotation/getAllQuotation' },
  'quotation.status': { method: 'GET', path: '/api/lh-wms/quotation/getQuotationOfStatus' },
  'quotation.byContract': {
    method: 'GET',
    path: '/api/lh-wms/quotation/getQuotationListByContract',
  },
  'quotation.byCostLists': {
    method: 'POST',
    path: '/api/lh-wms/quotation/getQuotationListByCostList',
  },
  'quotation.linesOfCostList': {
    method: 'POST',
    path: '/api/lh-wms/quotation/getQuotationListByCostListId',
  },
  'quotation.create': { method: 'POST', path: '/api/lh-wms/quotation/create' },
  'quotation.save': { method: 'POST', path: '/api/lh-wms/quotation/save' },
  'quotation.previewPrices': { method: 'POST', path: '/api/lh-wms/quotation/previewPrices' },
  'quotation.updatePrices': { method: 'POST', path: '/api/lh-wms/quotation/updateBatchQuotation' },
  'quotation.setStopped': { method: 'POST', path: '/api/lh-wms/quotation/updateIsStopCostList' },
  'stepwiseQuotation.all': {
    method: 'GET',
    path: '/api/lh-wms/stepwiseQuotation/getAllStepwiseQuotation',
  },
  'stepwiseQuotation.byCustomer': {
    method: 'POST',
    path: '/api/lh-wms/stepwiseQuotation/getStepwiseQuotationByCustomerId',
  },
  'quotation.template': {
    method: 'GET',
    path: '/api/lh-wms/quotation/getQuotationTemplate',
    kind: 'file',
  },
  'quotation.readWorkbook': {
    method: 'POST',
    path: '/api/lh-wms/quotation/readWorkbook',
    kind: 'file',
  },
  'quotation.export': { method: 'POST', path: '/api/lh-wms/quotation/export', kind: 'file' },
} as const satisfies RouteTable
