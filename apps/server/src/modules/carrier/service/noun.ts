import { businessModules } from '@yuncang/shared/kernel/business-modules'
import type { Tx } from '@yuncang/db/handle'
import type { Schema } from '@yuncang/db/schema/index'
import type {
  CarrierDraft,
  DriverDraft,
  VehicleDraft,
} from '@yuncang/shared/nouns/carrier/contract'
import { AppError } from '@yuncang/shared/errors'
import { maskIdNo } from '@yuncang/shared/validate/id-no'
import { normalizeCode, normalizeName } from '@yuncang/shared/validate/text'
import { mustFind, trimmed } from '../../../kernel/master-data/service/noun.ts'
import type { DraftedNoun } from '../../../kernel/master-data/service/use-cases.ts'
import type { Ctx } from '../../../trpc/context.ts'
import { carriers, drivers, vehicles } from '../repo.ts'

const inUse = { isStop: 0, stopReason: '' } as const

export const carrierNoun: DraftedNoun<Schema['carrier'], CarrierDraft> = {
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
  code: { field: 'carrierCode', prefix: 'CY' },
  initial: inUse,
  cleaned: (draft) => ({
    ...trimmed(draft),
    carrierName: normalizeName(draft.carrierName),
    carrierCode: normalizeCode(draft.carrierCode),
  }),
}

export const vehicleNoun: DraftedNoun<Schema['vehicle'], VehicleDraft> = {
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
  initial: inUse,
  cleaned: (draft) => ({
    ...trimmed(draft),
    plateNo: normalizeCode(draft.plateNo),
    trailerNo: normalizeCode(draft.trailerNo),
  }),
  check: assertCarrier,
}

/** Lists and histories tell of an identity number only that there is one. */
export const masked = <R extends { idNo?: string | undefined }>(row: R): R =>
  row.idNo === undefined ? row : { ...row, idNo: maskIdNo(row.idNo) }

export const driverNoun: DraftedNoun<Schema['driver'], DriverDraft> = {
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
  initial: { blacklist: 0, blacklistReason: '', ...inUse },
  cleaned: (draft) => ({
    ...trimmed(draft),
    name: normalizeName(draft.name),
    idNo: normalizeCode(draft.idNo),
  }),
  check: assertCarrier,
}

type Owned = { readonly carrierId: string | null }

/** The carrier of a vehicle or driver, when it is given another one. Throws 404, or 409 for a stopped one. */
async function assertCarrier(tx: Tx, _ctx: Ctx, { carrierId }: Owned, before?: Owned) {
  if (carrierId !== null && carrierId !== before?.carrierId) await usableCarrier(tx, carrierId)
}

/** Throws 404, or 409 for a stopped one. */
export async function usableCarrier(tx: Tx, id: string) {
  const carrier = await mustFind(tx, carrierNoun, id)
  if (carrier.isStop)
    throw new AppError('carrier.stopped', { params: { name: carrier.carrierName } })
  return carrier
}
