import { paged, upload } from '../../gateway/faces.ts'
import type { RouteTable } from '../../gateway/route.ts'

export const customerRoutes = {
  'customer.page': {
    method: 'POST',
    path: '/api/lh-base/customer/list',
    ...paged,
  },
  'customer.get': { method: 'POST', path: '/api/lh-base/customer/getCustomerInfo/:id' },
  'customer.search': { method: 'GET', path: '/api/lh-base/customer/search' },
  'customer.similar': { method: 'POST', path: '/api/lh-base/customer/similar' },
  'customer.byNames': { method: 'POST', path: '/api/lh-base/customer/getCustomerbyNames' },
  'customer.testForContract': {
    method: 'POST',
    path: '/api/lh-base/customer/testContractCustomers',
  },
  'customer.create': { method: 'POST', path: '/api/lh-base/customer/create' },
  'customer.update': { method: 'POST', path: '/api/lh-base/customer/update' },
  'customer.setStopped': { method: 'POST', path: '/api/lh-base/customer/updateIsStop' },
  'customer.setTypes': {
    method: 'POST',
    path: '/api/lh-base/customer/updateCustomerTypeByIdsClient',
  },
  'customer.import': { method: 'POST', path: '/api/lh-base/customer/importCustomer', kind: 'file' },
  'customer.export': {
    method: 'POST',
    path: '/api/lh-base/customer/export',
    query: ['format'],
    kind: 'file',
  },
  'customer.template': { method: 'GET', path: '/api/lh-base/customer/template', kind: 'file' },
  'customerInvoice.list': {
    method: 'POST',
    path: '/api/lh-base/customer/getCustomerInvoice/:id',
  },
  'customerInvoice.save': {
    method: 'POST',
    path: '/api/lh-base/customerInvoice/saveOrUpdateInvoiceToLht',
  },
  'customerInvoice.remove': {
    method: 'POST',
    path: '/api/lh-base/customerInvoice/removeInvoice',
  },
  'customerInvoice.import': {
    method: 'POST',
    path: '/api/lh-base/customerInvoice/importInvoice',
    kind: 'file',
  },
  'customerInvoice.template': {
    method: 'GET',
    path: '/api/lh-base/customerInvoice/template',
    kind: 'file',
  },
  'customerBank.list': { method: 'POST', path: '/api/lh-base/customer/getCustomerBank/:id' },
  'customerBank.save': {
    method: 'POST',
    path: '/api/lh-base/customerBank/saveOrUpdateBankToLht',
  },
  'customerBank.remove': { method: 'POST', path: '/api/lh-base/customerBank/removeBank' },
  'customerBank.import': {
    method: 'POST',
    path: '/api/lh-base/customerBank/importBank',
    kind: 'file',
  },
  'customerBank.template': {
    method: 'GET',
    path: '/api/lh-base/customerBank/template',
    kind: 'file',
  },
  'customerContacter.list': {
    method: 'POST',
    path: '/api/lh-base/customer/getCustomerContacter/:id',
  },
  'customerContacter.save': {
    method: 'POST',
    path: '/api/lh-base/customerContacter/saveOrUpdateContacter',
  },
  'customerContacter.remove': {
    method: 'POST',
    path: '/api/lh-base/customerContacter/removeContacter',
  },
  'customerBranch.list': { method: 'POST', path: '/api/lh-base/customer/getBranchCustomer/:id' },
  'customerBranch.save': { method: 'POST', path: '/api/lh-base/customer/saveBranchCustomer' },
  'customerBranch.remove': { method: 'POST', path: '/api/lh-base/customer/removeBranchCustomer' },
  'importBatch.customer': upload('customer'),
  'importBatch.customerInvoice': upload('customerInvoice'),
  'importBatch.customerBank': upload('customerBank'),
} as const satisfies RouteTable
