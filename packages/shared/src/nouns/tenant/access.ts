import type { AccessTable } from '../../kernel/access.ts'

export const tenantAccess = {
  'tenant.page': 'tenant:manage',
  'tenant.create': 'tenant:manage',
  'tenant.update': 'tenant:manage',
  'tenant.setLocked': 'tenant:manage',
  'tenant.history': 'tenant:manage',
  'tenant.brand': 'member',
  'tenant.setBrand': 'tenant:brand',
} as const satisfies AccessTable
