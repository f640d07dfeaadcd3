import { adminRoutes } from './admin-routes.ts'
import { masterDataRoutes } from './master-data-routes.ts'
import { dashboardRoutes } from './dashboard-routes.ts'
import { importRoutes } from './import-routes.ts'
import { jobRoutes } from './job-routes.ts'
import { deskRoutes } from './desk-routes.ts'
import { inventoryRoutes } from './inventory-routes.ts'
import { commerceRoutes } from './commerce-routes.ts'
import { fileRoutes } from './file-routes.ts'
import { noticeRoutes } from './notice-routes.ts'
import { outboundRoutes } from './outbound-routes.ts'
import { inboundRoutes } from './inbound-routes.ts'
import type { RouteTable } from './route.ts'

/**
 * Every operation that has an address of its own. The spec's odd spellings live here and nowhere else; operations
 * without a line are reached by tRPC only.
 */
export const routes = {
  'session.token': {
    method: 'POST',
    path: '/api/lh-auth/token',
    query: ['tenantId', 'account', 'password', 'phone', 'code', 'type'],
    filters: 'queryOrBody',
  },
  'session.tenants': { method: 'GET', path: '/api/lh-system/getTenantInfo' },
  'session.currentUser': {
    method: 'GET',
    path: '/api/lh-base/user/getCurrentUser',
    alias: [{ method: 'GET', path: '/api/lh-base/user/info' }],
  },
  'session.buttons': { method: 'GET', path: '/api/lh-base/sourceRole/buttons' },
  'session.routes': { method: 'GET', path: '/api/lh-system/source/routes' },
  'session.topMenu': { method: 'GET', path: '/api/lh-base/user/getTopMenu' },
  'session.menuChildren': { method: 'GET', path: '/api/lh-system/source/children' },
  'session.refresh': { method: 'POST', path: '/api/lh-base/user/refesh' },
  'session.lock': { method: 'POST', path: '/api/lh-auth/lock' },
  'session.lockState': { method: 'GET', path: '/api/lh-auth/lock' },
  'session.unlock': { method: 'POST', path: '/api/lh-auth/unlock' },
  'session.saveSection': {
    method: 'POST',
    path: '/api/lh-base/user/saveUserGroup',
    query: ['ywbkName'],
    filters: 'queryOrBody',
  },
  'session.logout': {
    method: 'POST',
    path: '/api/lh-base/user/logout',
    alias: [{ method: 'GET', path: '/api/lh-base/user/logout' }],
  },
  'sso.codeCallback': { method: 'POST', path: '/api/lh-system/codeCallback' },
  'sso.logoutAddress': { method: 'GET', path: '/api/lh-auth/logoutAddress' },
  'identity.page': { method: 'GET', path: '/api/lh-system/identity/list' },
  'identity.bind': { method: 'POST', path: '/api/lh-system/identity/bind' },
  'phoneCode.send': { method: 'POST', path: '/api/lh-auth/phone/code' },
  'loginRecord.saveSignIn': { method: 'POST', path: '/api/lh-base/sysOperateLog/saveLoginLog' },
  'loginRecord.saveSignOut': {
    method: 'POST',
    path: '/api/lh-base/sysOperateLog/saveLoginOutLog',
  },
  'password.setByLink': { method: 'POST', path: '/api/lh-auth/password/set' },
  'password.change': { method: 'POST', path: '/api/lh-base/user/changePassword' },

  ...adminRoutes,

  'errorLog.send': {
    method: 'POST',
    path: '/api/lh-log/error/send',
    bodyKey: 'logs',
    body: 'large',
  },
  'errorLog.page': { method: 'GET', path: '/api/lh-log/error/list' },
  'errorLog.setSolveStatus': { method: 'POST', path: '/api/lh-log/error/setSolveStatus' },

  'customer.page': {
    method: 'POST',
    path: '/api/lh-base/customer/list',
    query: ['current', 'size', 'ascs', 'descs'],
    filters: 'queryOrBody',
  },
  'customer.get': { method: 'POST', path: '/api/lh-base/customer/getCustomerInfo/:id' },
  'customer.search': { method: 'GET', path: '/api/lh-base/customer/search' },
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

  ...masterDataRoutes,

  ...inboundRoutes,
  ...inventoryRoutes,
  ...fileRoutes,
  ...outboundRoutes,
  ...commerceRoutes,
  ...jobRoutes,
  ...noticeRoutes,
  ...importRoutes,
  ...deskRoutes,
  ...dashboardRoutes,

  'record.operations': {
    method: 'GET',
    path: '/api/lh-wms/operateRecord/getRecordByBusinessId',
    filters: 'queryOrBody',
    alias: [
      { method: 'POST', path: '/api/lh-wms/operateRecord/getByBusinessAndMasterBillNo' },
      { method: 'POST', path: '/api/lh-wms/operateRecord/getRecordByAuditBusinessId' },
      { method: 'POST', path: '/api/lh-wms/operateRecord/getByOperateModuleAndBusinessId' },
    ],
  },
  'record.audits': {
    method: 'POST',
    path: '/api/lh-wms/auditRecord/getRecordByBusinessId',
    filters: 'queryOrBody',
    alias: [
      { method: 'POST', path: '/api/lh-wms/auditRecord/getRecord' },
      { method: 'POST', path: '/api/lh-wms/auditRecord/getRecordByBusinessAndModule' },
    ],
  },
  'record.prices': {
    method: 'GET',
    path: '/api/lh-wms/operateRecord/getPriceRecordByBusinessId',
    filters: 'queryOrBody',
    alias: [{ method: 'POST', path: '/api/lh-wms/operateRecord/getPriceRecordByBusinessId' }],
  },
} as const satisfies RouteTable

export type RoutedOperation = keyof typeof routes
