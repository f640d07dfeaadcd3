import type { RouteTable } from './route.ts'

const paging = ['current', 'size', 'ascs', 'descs'] as const

/** Addresses of help, notes, requests and what is asked of outside systems. */
export const deskRoutes = {
  'help.list': { method: 'GET', path: '/api/lh-system/help/list' },
  'help.search': { method: 'GET', path: '/api/lh-system/help/search' },
  'help.page': {
    method: 'POST',
    path: '/api/lh-system/help/page',
    query: paging,
    filters: 'queryOrBody',
  },
  'help.create': { method: 'POST', path: '/api/lh-system/help/add' },
  'help.update': { method: 'POST', path: '/api/lh-system/help/edit' },
  'help.remove': { method: 'POST', path: '/api/lh-system/help/delete' },
  'instruction.page': {
    method: 'POST',
    path: '/api/lh-wms/sysInstructions/list',
    query: paging,
    filters: 'queryOrBody',
  },
  'instruction.create': { method: 'POST', path: '/api/lh-wms/sysInstructions/add' },
  'instruction.update': { method: 'POST', path: '/api/lh-wms/sysInstructions/edit' },
  'instruction.remove': { method: 'POST', path: '/api/lh-wms/sysInstructions/delete' },
  'instruction.get': { method: 'GET', path: '/api/lh-wms/sysInstructions/researchById' },
  'instruction.research': { method: 'POST', path: '/api/lh-wms/sysInstructions/research' },
  'instruction.ofRoute': { method: 'GET', path: '/api/lh-wms/sysInstructions/getInstructions' },
  'requirement.page': {
    method: 'POST',
    path: '/api/lh-system/requirement/list',
    query: paging,
    filters: 'queryOrBody',
  },
  'requirement.create': { method: 'POST', path: '/api/lh-system/requirement/add' },
  'requirement.step': { method: 'POST', path: '/api/lh-system/requirement/step' },
  'customerSync.search': { method: 'GET', path: '/api/lh-base/customer/getSyncCustomerList2' },
  'customerSync.take': { method: 'GET', path: '/api/lh-base/customer/syncCustomer2/:id' },
  'customerSync.byName': { method: 'POST', path: '/api/lh-base/customer/sync' },
  'customerSync.save': { method: 'POST', path: '/api/lh-base/customer/saveCustomerToLht' },
  'contractSync.sync': { method: 'POST', path: '/api/lh-base/contract/sync' },
  'contractSync.synchronize': { method: 'POST', path: '/api/lh-base/contract/synchronizeOn' },
  'contractSync.connect': { method: 'POST', path: '/api/lh-base/contract/connectContract' },
  'connector.list': { method: 'GET', path: '/api/lh-system/connector/list' },
  'connector.setFault': { method: 'POST', path: '/api/lh-system/connector/setFault' },
} as const satisfies RouteTable
