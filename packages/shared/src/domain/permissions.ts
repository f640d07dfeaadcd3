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
  'session.logout': 'session',
  'dictionary.find': 'dictionary:read',
  'customer.page': 'customer:read',
  'customer.get': 'customer:read',
  'customer.search': 'customer:select',
  'customer.create': 'customer:write',
  'customer.update': 'customer:write',
  'customer.setStopped': 'customer:stop',
  'customer.import': 'customer:write',
  'customer.export': 'customer:read',
  'customer.template': 'customer:write',
  'inboundOrder.page': 'inboundOrder:read',
  'inboundOrder.get': 'inboundOrder:read',
  'inboundOrder.getByBill': 'inboundOrder:read',
  'inboundOrder.searchMasterBillNo': 'inboundOrder:read',
  'inboundOrder.containers': 'inboundOrder:read',
  'inboundOrder.products': 'inboundOrder:read',
  'inboundOrder.create': 'inboundOrder:write',
  'inboundOrder.submit': 'inboundOrder:write',
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

export type Operation = keyof typeof permissionOf
export type Access = (typeof permissionOf)[Operation]
export type Permission = Exclude<Access, 'public' | 'session' | 'member'>
