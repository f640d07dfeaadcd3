import type { RouteTable } from './route.ts'

/** Contracts, quotations, cost lists and fee names. */
export const commerceRoutes = {
  'costCode.page': {
    method: 'GET',
    path: '/api/lh-base/costCode/getPageList',
    alias: [{ method: 'GET', path: '/api/lh-system/costCode/getPageList' }],
  },
  'costCode.list': { method: 'GET', path: '/api/lh-system/costCode/getList' },
  'costCode.create': { method: 'POST', path: '/api/lh-base/costCode/add' },
  'costCode.update': { method: 'POST', path: '/api/lh-base/costCode/update' },
  'costCode.sync': { method: 'GET', path: '/api/lh-base/costCode/syncCostCode' },
  'costCode.feeTypes': { method: 'GET', path: '/api/lh-system/tenant/selectJflxByJfmodule' },
  'costStandard.list': { method: 'GET', path: '/api/lh-base/costStandard/getInfo' },
  'costStandard.save': { method: 'POST', path: '/api/lh-base/costStandard/save' },
  'costStandard.remove': { method: 'POST', path: '/api/lh-base/costStandard/remove' },

  'contract.page': {
    method: 'POST',
    path: '/api/lh-base/contract/getList',
    query: ['current', 'size', 'ascs', 'descs'],
    filters: 'queryOrBody',
  },
  'contract.get': { method: 'GET', path: '/api/lh-base/contract/getContractInfo' },
  'contract.create': { method: 'POST', path: '/api/lh-base/contract/save' },
  'contract.createWithQuotation': {
    method: 'POST',
    path: '/api/lh-base/contract/saveQuoteAndContractParty',
  },
  'contract.update': { method: 'PUT', path: '/api/lh-base/contract' },
  'contract.remove': {
    method: 'POST',
    path: '/api/lh-base/contract/delete',
    filters: 'queryOrBody',
  },
  'contract.setStatus': { method: 'POST', path: '/api/lh-base/contract/updateStatus/:status' },
  'contract.setQuotationStatus': {
    method: 'POST',
    path: '/api/lh-base/contract/updateQuotationStatus/:status',
  },
  'contract.refuse': { method: 'POST', path: '/api/lh-base/contract/refuse/:id/:msg' },
  'contract.refuseQuotation': {
    method: 'POST',
    path: '/api/lh-base/contract/refuseQuotation/:id/:msg',
  },
  'contract.void': { method: 'POST', path: '/api/lh-base/contract/void' },
  'contract.renew': { method: 'POST', path: '/api/lh-base/contract/renewal/:id' },
  'contract.declineRenewal': { method: 'POST', path: '/api/lh-base/contract/noRenewal' },
  'contract.setStopped': { method: 'POST', path: '/api/lh-base/contract/updateIsStop' },
  'contract.file': { method: 'POST', path: '/api/lh-base/contract/filingContract' },
  'contract.unfile': { method: 'POST', path: '/api/lh-base/contract/cancelFilingContract' },
  'contract.filingPlaces': { method: 'GET', path: '/api/lh-base/contract/getFillingPlace' },
  'contract.quotation': { method: 'POST', path: '/api/lh-base/contract/getQuotation/:id' },
  'contract.setLineStopped': {
    method: 'POST',
    path: '/api/lh-base/contract/updateQuotationIsStop',
  },
  'contract.parties': { method: 'POST', path: '/api/lh-base/contract/getContractParty' },
  'contract.contacters': { method: 'GET', path: '/api/lh-base/contract/getCustomerContacter' },
  'contractParty.setStopped': { method: 'POST', path: '/api/lh-base/contractParty/updateIsStop' },

  'quotation.page': {
    method: 'POST',
    path: '/api/lh-wms/quotation/getQuotationList',
    query: ['current', 'size', 'ascs', 'descs'],
    filters: 'queryOrBody',
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
  'quotation.save': { method: 'POST', path: '/api/lh-wms/quotation/save' },
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
  'costList.enable': { method: 'POST', path: '/api/lh-wms/costList/enableBatch' },
  'costList.disable': { method: 'POST', path: '/api/lh-wms/costList/disableBatch' },
} as const satisfies RouteTable
