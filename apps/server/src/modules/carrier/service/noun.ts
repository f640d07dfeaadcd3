import { businessModules } from '@yuncang/shared/kernel/business-modules'
import type { Schema } from '@yuncang/db/schema/index'
import { AppError } from '@yuncang/shared/errors'
import { maskIdNo } from '@yuncang/shared/validate/id-no'
import type { Noun } from '../../../kernel/master-data/service/noun.ts'
import { carriers, drivers, vehicles } from '../repo.ts'

export const carrierNoun: Noun<Schema['carrier']> = {
  rows: carriers,
  operateModule: businessModules.carrier,
  indexes: 'carrier_',
  duplicate: 'record.taken',
  unique: [
    {
      fields: ['carrierName'],
      duplicate: ({ carrierName: name }) => new AppError('carrier.nameTaken', { params: { name } }),
    },
    {
      fields: ['carrierCode'],
      duplicate: ({ carrierCode: code }) => new AppError('carrier.codeTaken', { params: { code } }),
    },
  ],
}

export const vehicleNoun: Noun<Schema['vehicle']> = {
  rows: vehicles,
  operateModule: businessModules.carrier,
  indexes: 'vehicle_',
  duplicate: 'record.taken',
  unique: [
    {
      fields: ['plateNo'],
      duplicate: ({ plateNo: plate }) => new AppError('vehicle.plateTaken', { params: { plate } }),
    },
  ],
}

/** Lists and histories tell of an identity number only that there is one. */
export const masked = <R extends { idNo?: string | undefined }>(row: R): R =>
  row.idNo === undefined ? row : { ...row, idNo: maskIdNo(row.idNo) }

export const driverNoun: Noun<Schema['driver']> = {
  rows: drivers,
  operateModule: businessModules.carrier,
  indexes: 'driver_',
  duplicate: 'record.taken',
  told: masked,
  unique: [
    {
      fields: ['phone'],
      duplicate: ({ phone, name }) =>
        new AppError('driver.phoneTaken', { params: { phone, name } }),
    },
  ],
}
