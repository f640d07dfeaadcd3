import type { RoutedOperation } from '../gateway/routes.ts'

/**
 * Who may call an operation: `public` anybody with the client credential, `session` a signed-in person without a
 * tenant, `member` every role of the chosen tenant, otherwise the permission code that a role must hold
 * (decisions.md 23, domain.md §4.2).
 */
export const permissionOf = {
  'session.token': 'public',
  'session.tenants': 'session',
  'session.currentUser': 'member',
  'session.buttons': 'member',
  'session.routes': 'member',
  'session.topMenu': 'member',
  'session.menuChildren': 'member',
  'session.refresh': 'session',
  'session.lock': 'member',
  'session.unlock': 'member',
  'session.saveSection': 'member',
  'session.logout': 'session',
  'sso.codeCallback': 'public',
  'sso.logoutAddress': 'session',
  'identity.page': 'identity:bind',
  'identity.bind': 'identity:bind',
  'phoneCode.send': 'public',
  'loginRecord.saveSignIn': 'session',
  'loginRecord.saveSignOut': 'session',
  'password.change': 'member',
  'password.setByLink': 'public',
  'dictionary.find': 'dictionary:read',
  'errorLog.send': 'member',
  'errorLog.page': 'errorLog:read',
  'errorLog.setSolveStatus': 'errorLog:solve',
  'customer.page': 'customer:read',
  'customer.get': 'customer:read',
  'customer.search': 'customer:select',
  'customer.byNames': 'customer:read',
  'customer.testForContract': 'customer:read',
  'customer.create': 'customer:write',
  'customer.update': 'customer:write',
  'customer.setStopped': 'customer:stop',
  'customer.setTypes': 'customer:write',
  'customer.import': 'customer:write',
  'customer.export': 'customer:read',
  'customer.template': 'customer:write',
  'customerInvoice.list': 'customer:read',
  'customerInvoice.save': 'customer:write',
  'customerInvoice.remove': 'customer:write',
  'customerInvoice.import': 'customer:write',
  'customerInvoice.template': 'customer:write',
  'customerBank.list': 'customer:read',
  'customerBank.save': 'customer:write',
  'customerBank.remove': 'customer:write',
  'customerBank.import': 'customer:write',
  'customerBank.template': 'customer:write',
  'customerContacter.list': 'customer:read',
  'customerContacter.save': 'customer:write',
  'customerContacter.remove': 'customer:write',
  'customerBranch.list': 'customer:read',
  'customerBranch.save': 'customer:write',
  'customerBranch.remove': 'customer:write',
  'inboundOrder.page': 'inboundOrder:read',
  'inboundOrder.get': 'inboundOrder:read',
  'inboundOrder.getByBill': 'inboundOrder:read',
  'inboundOrder.searchMasterBillNo': 'inboundOrder:read',
  'inboundOrder.containers': 'inboundOrder:read',
  'inboundOrder.products': 'inboundOrder:read',
  'inboundOrder.create': 'inboundOrder:write',
  'inboundOrder.update': 'inboundOrder:write',
  'inboundOrder.audit': 'inboundOrder:audit',
  'inboundOrder.import': 'inboundOrder:write',
  'inboundOrder.export': 'inboundOrder:read',
  'inboundOrder.template': 'inboundOrder:write',
  'record.operations': 'member',
  'record.audits': 'member',
  'savedView.list': 'savedView:use',
  'savedView.save': 'savedView:use',
  'savedView.remember': 'savedView:use',
  'savedView.remove': 'savedView:use',
  'savedView.setDefault': 'savedView:use',
} as const satisfies Record<RoutedOperation, string> & Record<string, string>

/** What a locked session still may do (decisions.md 22). */
export const openWhileLocked: ReadonlySet<string> = new Set<Operation>([
  'session.unlock',
  'session.logout',
  'session.refresh',
])

export type Operation = keyof typeof permissionOf
export type Access = (typeof permissionOf)[Operation]

/** Rights to single steps of a status machine, beside the operation that takes them. */
export const stepPermissions = ['inboundOrder:submit'] as const

export type Permission =
  | Exclude<Access, 'public' | 'session' | 'member'>
  | (typeof stepPermissions)[number]
