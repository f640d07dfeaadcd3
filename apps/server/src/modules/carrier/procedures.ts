import { carDriver, carrier, driver, vehicle } from '@yuncang/shared/nouns/carrier/contract'
import { creating, paging, stopping, updating } from '../../kernel/master-data/service/use-cases.ts'
import { member, router } from '../../trpc/operation.ts'
import { carrierList, vehicleList } from './repo.ts'
import { createDriver, setBlacklist, stopDriver, updateDriver } from './service/driver.ts'
import { carrierNoun, vehicleNoun } from './service/noun.ts'
import * as read from './service/read.ts'

export const carrierProcedures = router({
  page: member.query(carrier.page, paging(carrierList)),
  create: member.mutation(carrier.create, creating(carrierNoun)),
  update: member.mutation(carrier.update, updating(carrierNoun)),
  setStopped: member.mutation(carrier.setStopped, stopping(carrierNoun)),
})

export const vehicleProcedures = router({
  page: member.query(vehicle.page, paging(vehicleList)),
  create: member.mutation(vehicle.create, creating(vehicleNoun)),
  update: member.mutation(vehicle.update, updating(vehicleNoun)),
  setStopped: member.mutation(vehicle.setStopped, stopping(vehicleNoun)),
})

export const driverProcedures = router({
  page: member.query(driver.page, read.driverPage),
  get: member.query(driver.get, read.driver),
  create: member.mutation(driver.create, createDriver),
  update: member.mutation(driver.update, updateDriver),
  setStopped: member.mutation(driver.setStopped, stopDriver),
  setBlacklist: member.mutation(driver.setBlacklist, setBlacklist),
})

export const carDriverProcedures = router({
  list: member.query(carDriver.list, read.carDrivers),
})
