import { type Sample, stopped, twoOf, versioned } from '../../contract/sample.ts'
import type { TestApp } from '../../support/app.ts'

export const carrierWorld = async (app: TestApp) => ({
  carriers: await twoOf(app, 'carrier'),
  vehicles: await twoOf(app, 'vehicle'),
  drivers: await twoOf(app, 'driver'),
})
type CarrierWorld = Awaited<ReturnType<typeof carrierWorld>>

const plate = (turn: number) => `鲁B9${String(turn).padStart(4, '0')}`
const phone = (turn: number) => `139000000${String(turn).padStart(2, '0')}`

export const carrierSamples: Record<string, Sample<CarrierWorld>> = {
  'carrier.page': { as: 'mg', input: () => ({ size: 2, carrierName: '车队' }) },
  'carrier.export': { as: 'mg' },
  'carrier.create': { as: 'kf', input: (_world, turn) => ({ carrierName: `样例承运商${turn}` }) },
  'carrier.update': {
    as: 'ck',
    input: (world) => ({ ...versioned(world.carriers[0]), carrierName: '改名承运商' }),
  },
  'carrier.setStopped': { as: 'kf', input: (world) => stopped(world.carriers[1]) },
  'vehicle.page': { as: 'mg', input: () => ({ size: 2, plateNo: '鲁B' }) },
  'vehicle.export': { as: 'mg' },
  'vehicle.create': { as: 'kf', input: (_world, turn) => ({ plateNo: plate(turn) }) },
  'vehicle.update': {
    as: 'ck',
    input: (world) => ({ ...versioned(world.vehicles[0]), plateNo: '鲁B88888' }),
  },
  'vehicle.setStopped': { as: 'kf', input: (world) => stopped(world.vehicles[1]) },
  'driver.page': { as: 'mg', input: () => ({ size: 2, blacklist: 0 }) },
  'driver.export': { as: 'mg' },
  'driver.get': { as: 'ck', input: (world) => ({ id: world.drivers[0].id }) },
  'driver.create': {
    as: 'kf',
    input: (_world, turn) => ({ name: '样例司机', phone: phone(turn), idNo: '11010519491231002X' }),
  },
  'driver.update': {
    as: 'ck',
    input: (world) => ({ ...versioned(world.drivers[0]), name: '改名司机', phone: '13900000100' }),
  },
  'driver.setStopped': { as: 'kf', input: (world) => stopped(world.drivers[1]) },
  'driver.setBlacklist': {
    as: 'kf',
    input: (world) => ({
      id: world.drivers[1].id,
      version: world.drivers[1].version + 1,
      blacklist: 1,
      blacklistReason: '闯卡',
    }),
  },
  'carDriver.list': { as: 'mg', input: () => ({ keyword: '鲁B' }) },
}
