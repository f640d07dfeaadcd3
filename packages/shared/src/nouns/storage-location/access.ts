import type { AccessTable } from '../../kernel/access.ts'

export const storageLocationAccess = {
  'storageLocation.page': 'storageLocation:read',
  'storageLocation.loads': 'storageLocation:read',
  'storageLocation.areaTree': 'storageLocation:select',
  'storageLocation.levelTree': 'storageLocation:select',
  'storageLocation.select': 'storageLocation:select',
  'storageLocation.create': 'storageLocation:write',
  'storageLocation.update': 'storageLocation:write',
  'storageLocation.setStatus': 'storageLocation:write',
  'storageLocation.import': 'storageLocation:write',
  'storageLocation.template': 'storageLocation:write',
  'importBatch.storageLocation': 'storageLocation:write',
  'storageLocation.export': 'storageLocation:read',
} as const satisfies AccessTable
