import type { Schema } from '@yuncang/db/schema/index'
import { AppError } from '@yuncang/shared/errors'
import { maskIdNo } from '@yuncang/shared/validate/id-no'
import type { Noun } from '../../master-data/service/noun.ts'
import { carriers, drivers, vehicles } from '../repo.ts'

export const carrierNoun: Noun<Schema['carrier']> = {
  rows: carriers,
  operateModule: 'CLGL',
  indexes: 'carrier_',
  taken: 'record.taken',
  unique: [
    {
      fields: ['carrierName'],
      taken: ({ carrierName: name }) => new AppError('carrier.nameTaken', { params: { name } }),
    },
    {
      fields: ['carrierCode'],
      taken: ({ carrierCode: code }) => new AppError('carrier.codeTaken', { params: { code } }),
    },
  ],
}

export const vehicleNoun: Noun<Schema['vehicle']> = {
  rows: vehicles,
  operateModule: 'CLGL',
  indexes: 'vehicle_',
  taken: 'record.taken',
  unique: [
    {
      fields: ['plateNo'],
      taken: ({ plateNo: plate }) => new AppError('vehicle.plateTaken', { params: { plate } }),
    },
  ],
}

/** Lists and histories tell of an identity number only that there is one. */
export const masked = <R extends { idNo?: string | undefined }>(row: R): R =>
  row.idNo === undefined ? row : { ...row, idNo: maskIdNo(row.idNo) }

export const driverNoun: Noun<Schema['driver']> = {
  rows: drivers,
  operateModule: 'CLGL',
  indexes: 'driver_',
  taken: 'record.taken',
  told: masked,
  unique: [
    {
      fields: ['phone'],
      taken: ({ phone, name }) => new AppError('driver.phoneTaken', { params: { phone, name } }),
    },
  ],
}
