import { paged, upload } from '../../gateway/faces.ts'
import type { RouteTable } from '../../gateway/route.ts'

export const contractRoutes = {
  'importBatch.contract': upload('contract'),
  'contract.page': {
    method: 'POST',
    path: '/api/lh-base/contract/getList',
    ...paged,
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
  'contract.ending': { method: 'GET', path: '/api/lh-base/contract/getEnding' },
  'contract.versions': { method: 'GET', path: '/api/lh-base/contract/getVersions' },
  'contract.subjects': { method: 'GET', path: '/api/lh-base/contract/getSubjects' },
  'contract.filingPlaces': { method: 'GET', path: '/api/lh-base/contract/getFillingPlace' },
  'contract.quotation': { method: 'POST', path: '/api/lh-base/contract/getQuotation/:id' },
  'contract.setLineStopped': {
    method: 'POST',
    path: '/api/lh-base/contract/updateQuotationIsStop',
  },
  'contract.parties': { method: 'POST', path: '/api/lh-base/contract/getContractParty' },
  'contract.contacters': { method: 'GET', path: '/api/lh-base/contract/getCustomerContacter' },
  'contractParty.setStopped': { method: 'POST', path: '/api/lh-base/contractParty/updateIsStop' },
  'contract.import': {
    method: 'POST',
    path: '/api/lh-base/contract/importContractByExecl',
    kind: 'file',
  },
  'contract.template': { method: 'GET', path: '/api/lh-base/contract/template', kind: 'file' },
  'contract.export': { method: 'POST', path: '/api/lh-base/contract/export', kind: 'file' },
} as const satisfies RouteTable
