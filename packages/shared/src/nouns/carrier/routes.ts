import type { RouteTable } from '../../gateway/route.ts'

export const carrierRoutes = {
  'carrier.page': { method: 'GET', path: '/api/lh-base/carrier/list' },
  'carrier.create': { method: 'POST', path: '/api/lh-base/carrier/create' },
  'carrier.update': { method: 'POST', path: '/api/lh-base/carrier/update' },
  'carrier.setStopped': { method: 'POST', path: '/api/lh-base/carrier/updateIsStop' },
  'vehicle.page': { method: 'GET', path: '/api/lh-base/vehicle/list' },
  'vehicle.create': { method: 'POST', path: '/api/lh-base/vehicle/create' },
  'vehicle.update': { method: 'POST', path: '/api/lh-base/vehicle/update' },
  'vehicle.setStopped': { method: 'POST', path: '/api/lh-base/vehicle/updateIsStop' },
  'driver.page': { method: 'GET', path: '/api/lh-base/driver/list' },
  'driver.get': { method: 'GET', path: '/api/lh-base/driver/getById' },
  'driver.create': { method: 'POST', path: '/api/lh-base/driver/create' },
  'driver.update': { method: 'POST', path: '/api/lh-base/driver/update' },
  'driver.setStopped': { method: 'POST', path: '/api/lh-base/driver/updateIsStop' },
  'driver.setBlacklist': { method: 'POST', path: '/api/lh-base/driver/updateBlacklist' },
  'carDriver.list': { method: 'GET', path: '/api/lh-base/carDriver/list' },
  'carrier.export': { method: 'POST', path: '/api/lh-base/carrier/export', kind: 'file' },
  'vehicle.export': { method: 'POST', path: '/api/lh-base/vehicle/export', kind: 'file' },
  'driver.export': { method: 'POST', path: '/api/lh-base/driver/export', kind: 'file' },
} as const satisfies RouteTable
