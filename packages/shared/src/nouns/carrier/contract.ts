import * as z from 'zod'
import { checkIdNo } from '../../validate/id-no.ts'
import { checkLicencePlate } from '../../validate/licence-plate.ts'
import { checkPhone } from '../../validate/phone.ts'
import { normalizeCode } from '../../validate/text.ts'
import { changed, keyword, stopInput, stopOut, trackedOut } from '../../kernel/master-data.ts'
import {
  amount,
  checked,
  checkedIfGiven,
  flag,
  id,
  pageInput,
  pageOutput,
  required,
  text,
  wireDate,
  wireDateOut,
} from '../../kernel/wire.ts'

/** Plates and numbers are judged as they will be stored: half-width, in capitals. */
const checkPlate = (value: string) => checkLicencePlate(normalizeCode(value))

const carrierFields = {
  carrierName: required(100, 'carrier.nameRequired'),
  carrierCode: text(40).default(''),
  contacter: text(50).default(''),
  phone: checkedIfGiven(text(40), checkPhone),
  remark: text(500).default(''),
}

const carrierRecord = z.object({
  id: z.string(),
  carrierCode: z.string(),
  carrierName: z.string(),
  contacter: z.string(),
  phone: z.string(),
  remark: z.string(),
  ...stopOut,
  ...trackedOut,
})

export const carrier = {
  page: {
    input: pageInput(['carrierCode', 'carrierName', 'createTime', 'updateTime'], {
      carrierName: text(100).optional(),
      isStop: flag().optional(),
    }),
    output: pageOutput(carrierRecord),
  },
  create: { input: z.strictObject(carrierFields), output: carrierRecord },
  update: { input: z.strictObject({ ...carrierFields, ...changed }), output: carrierRecord },
  setStopped: { input: stopInput, output: carrierRecord },
} as const

const vehicleFields = {
  plateNo: checked(text(20, 'vehicle.plateRequired'), checkPlate),
  carrierId: id().nullable().default(null),
  trailerNo: checkedIfGiven(text(20), checkPlate),
  tareWeight: amount('kg').nullable().default(null),
  frameWeight: amount('kg').nullable().default(null),
  icCard: text(40).default(''),
  owner: text(100).default(''),
}

const vehicleRecord = z.object({
  id: z.string(),
  carrierId: z.string().nullable(),
  plateNo: z.string(),
  trailerNo: z.string(),
  tareWeight: z.string().nullable(),
  frameWeight: z.string().nullable(),
  icCard: z.string(),
  owner: z.string(),
  ...stopOut,
  ...trackedOut,
})

export const vehicle = {
  page: {
    input: pageInput(['plateNo', 'createTime', 'updateTime'], {
      plateNo: text(20).optional(),
      carrierId: id().optional(),
      isStop: flag().optional(),
    }),
    output: pageOutput(vehicleRecord),
  },
  create: { input: z.strictObject(vehicleFields), output: vehicleRecord },
  update: { input: z.strictObject({ ...vehicleFields, ...changed }), output: vehicleRecord },
  setStopped: { input: stopInput, output: vehicleRecord },
} as const

const driverFields = {
  name: required(50, 'driver.nameRequired'),
  phone: checked(text(40, 'validate.phone.empty'), checkPhone),
  carrierId: id().nullable().default(null),
  licenseExpire: wireDate().nullable().default(null),
}
const idNo = () => checkedIfGiven(text(20), (value) => checkIdNo(normalizeCode(value)))

const driverRecord = z.object({
  id: z.string(),
  carrierId: z.string().nullable(),
  name: z.string(),
  phone: z.string(),
  /** Masked everywhere but in `get`. */
  idNo: z.string(),
  licenseExpire: wireDateOut().nullable(),
  blacklist: flag(),
  blacklistReason: z.string(),
  ...stopOut,
  ...trackedOut,
})

export const driver = {
  page: {
    input: pageInput(['name', 'phone', 'licenseExpire', 'createTime', 'updateTime'], {
      name: text(50).optional(),
      phone: text(20).optional(),
      carrierId: id().optional(),
      blacklist: flag().optional(),
      isStop: flag().optional(),
    }),
    output: pageOutput(driverRecord),
  },
  /** For whoever changes drivers: with the whole identity number. */
  get: { input: z.strictObject({ id: id() }), output: driverRecord },
  create: { input: z.strictObject({ ...driverFields, idNo: idNo() }), output: driverRecord },
  /** Without an identity number the stored one stays. */
  update: {
    input: z.strictObject({ ...driverFields, ...changed, idNo: idNo().unwrap().optional() }),
    output: driverRecord,
  },
  setStopped: { input: stopInput, output: driverRecord },
  /** Who is on the blacklist is let into no yard (docs/domain/master-data.md#carriers). */
  setBlacklist: {
    input: z
      .strictObject({ ...changed, blacklist: flag(), blacklistReason: text(500).default('') })
      .refine((value) => value.blacklist === 0 || value.blacklistReason.trim() !== '', {
        path: ['blacklistReason'],
        message: 'driver.blacklistReasonRequired',
      }),
    output: driverRecord,
  },
} as const

/** Vehicles and drivers to choose from; whoever is on the blacklist is shown as such. */
export const carDriver = {
  list: {
    input: z.strictObject({ keyword: keyword() }),
    output: z.object({
      vehicles: z.array(
        z.object({
          id: z.string(),
          plateNo: z.string(),
          trailerNo: z.string(),
          carrierId: z.string().nullable(),
        }),
      ),
      drivers: z.array(
        z.object({
          id: z.string(),
          name: z.string(),
          phone: z.string(),
          carrierId: z.string().nullable(),
          blacklist: flag(),
        }),
      ),
    }),
  },
} as const

export type CarrierDraft = z.infer<typeof carrier.create.input>
export type CarrierChange = z.infer<typeof carrier.update.input>
export type CarrierQuery = z.infer<typeof carrier.page.input>
export type VehicleDraft = z.infer<typeof vehicle.create.input>
export type VehicleChange = z.infer<typeof vehicle.update.input>
export type VehicleQuery = z.infer<typeof vehicle.page.input>
export type Driver = z.infer<typeof driverRecord>
export type DriverDraft = z.infer<typeof driver.create.input>
export type DriverChange = z.infer<typeof driver.update.input>
export type DriverQuery = z.infer<typeof driver.page.input>
export type DriverBlacklist = z.infer<typeof driver.setBlacklist.input>
