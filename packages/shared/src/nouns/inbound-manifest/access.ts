import type { AccessTable } from '../../kernel/access.ts'

export const inboundManifestAccess = {
  'inboundManifest.save': 'inboundOrder:manage',
  'inboundManifest.ofBill': 'inboundOrder:read',
} as const satisfies AccessTable
