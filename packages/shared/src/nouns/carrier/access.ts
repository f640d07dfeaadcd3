import type { AccessTable } from '../../kernel/access.ts'

export const carrierAccess = {
  'carrier.page': 'carrier:read',
  'carrier.create': 'carrier:write',
  'carrier.update': 'carrier:write',
  'carrier.setStopped': 'carrier:write',
  'vehicle.page': 'carrier:read',
  'vehicle.create': 'carrier:write',
  'vehicle.update': 'carrier:write',
  'vehicle.setStopped': 'carrier:write',
  'driver.page': 'carrier:read',
  'driver.get': 'carrier:write',
  'driver.create': 'carrier:write',
  'driver.update': 'carrier:write',
  'driver.setStopped': 'carrier:write',
  'driver.setBlacklist': 'carrier:write',
  'carDriver.list': 'carrier:select',
  'carrier.export': 'carrier:read',
  'vehicle.export': 'carrier:read',
  'driver.export': 'carrier:read',
} as const satisfies AccessTable
