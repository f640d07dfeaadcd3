import { carDriver, carrier, driver, vehicle } from '@yuncang/shared/nouns/carrier/contract'
import { member, router } from '../../trpc/operation.ts'
import { createDriver, setBlacklist, stopDriver, updateDriver } from './service/driver.ts'
import * as read from './service/read.ts'
import {
  createCarrier,
  createVehicle,
  stopCarrier,
  stopVehicle,
  updateCarrier,
  updateVehicle,
} from './service/save.ts'

export const carrierProcedures = router({
  page: member.query(carrier.page, read.carrierPage),
  create: member.mutation(carrier.create, createCarrier),
  update: member.mutation(carrier.update, updateCarrier),
  setStopped: member.mutation(carrier.setStopped, stopCarrier),
})

export const vehicleProcedures = router({
  page: member.query(vehicle.page, read.vehiclePage),
  create: member.mutation(vehicle.create, createVehicle),
  update: member.mutation(vehicle.update, updateVehicle),
  setStopped: member.mutation(vehicle.setStopped, stopVehicle),
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
