import type { RouteTable } from '../../gateway/route.ts'

export const contractDocumentRoutes = {
  'contractDocument.template': { method: 'GET', path: '/api/lh-base/contract/getContractTemplate' },
  'contractDocument.uploadTemplate': {
    method: 'POST',
    path: '/api/lh-base/contract/uploadContractTemplate',
    filters: 'queryOrBody',
  },
  'contractDocument.resetTemplate': {
    method: 'POST',
    path: '/api/lh-base/contract/resetContractTemplate',
    filters: 'queryOrBody',
  },
  'contractDocument.templateFile': {
    method: 'GET',
    path: '/api/lh-base/contract/downloadContractTemplate',
    kind: 'file',
  },
  'contractDocument.preview': {
    method: 'GET',
    path: '/api/lh-base/contract/previewContract',
    kind: 'file',
  },
  'contractDocument.exportReport': {
    method: 'POST',
    path: '/api/lh-base/contract/exportContractReport',
    kind: 'file',
  },
  'contractDocument.exportByQuotation': {
    method: 'GET',
    path: '/api/lh-base/contract/exportContractByBjdInfo',
    kind: 'file',
  },
  'contractDocument.exports': {
    method: 'GET',
    path: '/api/lh-base/contract/selectExportHistory',
  },
  'contractDocument.download': {
    method: 'GET',
    path: '/api/lh-base/contract/netDownLoad',
    kind: 'file',
  },
  'contractDocument.exportAttachments': {
    method: 'POST',
    path: '/api/lh-base/contract/exportContractAttachment',
    kind: 'file',
  },
  'contractDocument.importAttachments': {
    method: 'POST',
    path: '/api/lh-base/contract/importContractAttachment',
    kind: 'file',
  },
  'contractDocument.address': { method: 'GET', path: '/api/lh-base/contract/getDownLoadUrl' },
} as const satisfies RouteTable
