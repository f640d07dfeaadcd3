import * as z from 'zod'
import type { Reason } from '../../messages.ts'
import { checkLicencePlate } from '../../validate/licence-plate.ts'
import { bondInvtNo } from './contract.ts'
import { checkPhone } from '../../validate/phone.ts'
import { normalizeCode } from '../../validate/text.ts'
import {
  amount,
  checked,
  checkedIfGiven,
  id,
  pieces,
  positive,
  required,
  seenVersion,
  text,
  wireDate,
  wireDateOut,
  wireTimeOut,
} from '../../kernel/wire.ts'

/** Plates are judged as they will be stored: half-width, in capitals. */
const checkPlate = (value: string) => checkLicencePlate(normalizeCode(value))

const plateNo = () => checked(text(20, 'vehicle.plateRequired'), checkPlate)

const truckFields = z.strictObject({
  plateNo: plateNo(),
  trailerNo: checkedIfGiven(text(20), checkPlate),
  driverName: required(50, 'driver.nameRequired'),
  driverPhone: checked(text(40), checkPhone),
})

const loadRecord = z.object({
  id: z.string(),
  allocationId: z.string(),
  qty: z.string(),
  pieces: z.int(),
  pallets: z.int(),
  /** What left, weighed by its lot; null until then. */
  net: z.string().nullable(),
  gross: z.string().nullable(),
})

const record = z.object({
  id: z.string(),
  orderId: z.string(),
  thNo: z.string(),
  plateNo: z.string(),
  trailerNo: z.string(),
  driverName: z.string(),
  driverPhone: z.string(),
  /** Empty for those who have to be shown it. */
  pickCode: z.string(),
  status: z.int(),
  gateInTime: wireTimeOut().nullable(),
  tareWeight: z.string().nullable(),
  loadTime: wireTimeOut().nullable(),
  signer: z.string(),
  gateOutTime: wireTimeOut().nullable(),
  grossWeight: z.string().nullable(),
  bizDate: wireDateOut().nullable(),
  version: z.int(),
  loads: z.array(loadRecord),
})

const loadLine = z.strictObject({
  allocationId: id(),
  qty: positive('qty', 'outboundOrder.qtyRequired'),
  /** As counted; without them in proportion. */
  pieces: pieces().optional(),
  pallets: pieces().optional(),
})

/** A truck as it was seen; of an order where said. */
const seen = { id: id(), version: seenVersion() }

const leaving = {
  ...seen,
  /** Full truck on the weighbridge, kg. */
  grossWeight: amount('kg').nullable().default(null),
  /** The day it left; today without one (docs/domain/values.md#business-dates). */
  bizDate: wireDate().optional(),
}

/** Pickup instructions 提货指令, one a truck; `id` is the truck's where not said otherwise. */
export const outboundTruck = {
  /** Of the order with this id. */
  list: { input: z.strictObject({ id: id() }), output: z.array(record) },
  /** Sends trucks for the order with this id. */
  issue: {
    input: z.strictObject({
      ...seen,
      trucks: z.array(truckFields).min(1).max(50),
      /** 核注清单号 of bonded goods, where the order does not have it yet. */
      bondInvtNo: bondInvtNo().unwrap().optional(),
    }),
    output: z.array(record),
  },
  cancel: { input: z.strictObject({ ...seen, msg: text(500).default('') }), output: record },
  gateIn: {
    input: z.strictObject({
      ...seen,
      plateNo: plateNo(),
      pickCode: required(6, 'outboundOrder.pickCodeRequired'),
      /** Empty truck on the weighbridge, kg. */
      tareWeight: amount('kg').nullable().default(null),
    }),
    output: record,
  },
  /** What is on the truck now, in place of what was said before; nothing unloads it. */
  load: {
    input: z
      .strictObject({
        ...seen,
        loads: z.array(loadLine).max(1_000),
        signer: text(50).default(''),
      })
      .refine(({ loads, signer }) => loads.length === 0 || signer.trim() !== '', {
        path: ['signer'],
        message: 'outboundOrder.signerRequired' satisfies Reason,
      }),
    output: record,
  },
  abort: { input: z.strictObject({ ...seen, msg: text(500).default('') }), output: record },
  gateOut: { input: z.strictObject(leaving), output: record },
  /** A truck that is held for its weight leaves all the same, for a reason. */
  releaseWeight: {
    input: z.strictObject({ ...leaving, msg: text(500).default('') }),
    output: record,
  },
} as const

export type OutboundTruck = z.infer<typeof record>
export type OutboundIssue = z.infer<typeof outboundTruck.issue.input>
export type OutboundGateIn = z.infer<typeof outboundTruck.gateIn.input>
export type OutboundLoading = z.infer<typeof outboundTruck.load.input>
export type OutboundLeaving = z.infer<typeof outboundTruck.gateOut.input>
