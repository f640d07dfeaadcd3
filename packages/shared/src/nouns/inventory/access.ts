import type { AccessTable } from '../../kernel/access.ts'

export const inventoryAccess = {
  'inventory.page': 'inventory:read',
  'inventory.get': 'inventory:read',
  'inventory.ledger': 'inventory:read',
  'inventory.summary': 'inventory:read',
  'inventory.reservations': 'inventory:read',
  'inventory.owners': 'inventory:read',
  'inventory.brands': 'inventory:read',
  'inventory.bills': 'inventory:read',
  'inventory.receipts': 'inventory:read',
  'inventory.export': 'inventory:read',
  'inventorySummary.export': 'inventory:read',
  'inventoryHold.export': 'inventory:read',
  'inventoryLedger.export': 'inventory:read',
} as const satisfies AccessTable
