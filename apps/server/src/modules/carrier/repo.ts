import type { Read } from '@yuncang/db/handle'
import { asc, contains, eq, or, pattern, sql } from '@yuncang/db/sql'
import { listing } from '../../platform/listing.ts'
import { rowsIn } from '../../platform/rows/repo.ts'

export const carriers = rowsIn('carrier', (t) => t.carrier)
export const vehicles = rowsIn('vehicle', (t) => t.vehicle)
export const drivers = rowsIn('driver', (t) => t.driver)

export const carrierList = listing({
  name: 'carrier',
  table: (t) => t.carrier,
  filters: {
    carrierName: {
      where: (t) => contains(t.carrierName, sql.placeholder('carrierName')),
      value: pattern.contains,
    },
    isStop: { where: (t) => eq(t.isStop, sql.placeholder('isStop')) },
  },
})

export const vehicleList = listing({
  name: 'vehicle',
  table: (t) => t.vehicle,
  filters: {
    plateNo: {
      where: (t) => contains(t.plateNo, sql.placeholder('plateNo')),
      value: pattern.contains,
    },
    carrierId: { where: (t) => eq(t.carrierId, sql.placeholder('carrierId')) },
    isStop: { where: (t) => eq(t.isStop, sql.placeholder('isStop')) },
  },
})

export const driverList = listing({
  name: 'driver',
  table: (t) => t.driver,
  filters: {
    name: { where: (t) => contains(t.name, sql.placeholder('name')), value: pattern.contains },
    phone: { where: (t) => contains(t.phone, sql.placeholder('phone')), value: pattern.contains },
    carrierId: { where: (t) => eq(t.carrierId, sql.placeholder('carrierId')) },
    blacklist: { where: (t) => eq(t.blacklist, sql.placeholder('blacklist')) },
    isStop: { where: (t) => eq(t.isStop, sql.placeholder('isStop')) },
  },
})

/** Vehicles in use whose plate holds the text. */
export const vehicleChoices = (db: Read, keyword: string) =>
  db
    .stmt('vehicle.choices', (q, { vehicle }) =>
      q
        .pick(
          {
            id: vehicle.id,
            plateNo: vehicle.plateNo,
            trailerNo: vehicle.trailerNo,
            carrierId: vehicle.carrierId,
          },
          vehicle,
          eq(vehicle.isDeleted, 0),
          eq(vehicle.isStop, 0),
          contains(vehicle.plateNo, sql.placeholder('keyword')),
        )
        .orderBy(asc(vehicle.plateNo)),
    )
    .all({ keyword: pattern.contains(keyword) })

/** Drivers in use whose name or phone holds the text. */
export const driverChoices = (db: Read, keyword: string) =>
  db
    .stmt('driver.choices', (q, { driver }) =>
      q
        .pick(
          {
            id: driver.id,
            name: driver.name,
            phone: driver.phone,
            carrierId: driver.carrierId,
            blacklist: driver.blacklist,
          },
          driver,
          eq(driver.isDeleted, 0),
          eq(driver.isStop, 0),
          or(
            contains(driver.name, sql.placeholder('keyword')),
            contains(driver.phone, sql.placeholder('keyword')),
          ),
        )
        .orderBy(asc(driver.name), asc(driver.id)),
    )
    .all({ keyword: pattern.contains(keyword) })
