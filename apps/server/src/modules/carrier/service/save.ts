import { only } from '@yuncang/shared/kernel/expected'
import type { Tx } from '@yuncang/db/handle'
import type {
  CarrierChange,
  CarrierDraft,
  VehicleChange,
  VehicleDraft,
} from '@yuncang/shared/nouns/carrier/contract'
import { AppError } from '@yuncang/shared/errors'
import { normalizeCode, normalizeName } from '@yuncang/shared/validate/text'
import type { Ctx } from '../../../trpc/context.ts'
import {
  add,
  coded,
  mustFind,
  save,
  stopping,
  trimmed,
} from '../../../kernel/master-data/service/noun.ts'
import { carrierNoun, vehicleNoun } from './noun.ts'

const inUse = { isStop: 0, stopReason: '' } as const

export const createCarrier = (ctx: Ctx, draft: CarrierDraft) =>
  ctx.transaction(async (tx) => only(await addCarriers(tx, ctx, [draft])))

export async function addCarriers(tx: Tx, ctx: Ctx, drafts: readonly CarrierDraft[]) {
  const clean = await coded(tx, 'CY', 'carrierCode', drafts.map(cleanCarrier))
  return add(
    tx,
    ctx,
    carrierNoun,
    clean.map((draft) => ({ ...draft, ...inUse })),
  )
}

export const updateCarrier = (ctx: Ctx, { id, version, ...draft }: CarrierChange) =>
  ctx.transaction(async (tx) => {
    const before = await mustFind(tx, carrierNoun, id)
    const changes = cleanCarrier(draft)
    if (changes.carrierCode === '') changes.carrierCode = before.carrierCode
    return save(tx, ctx, carrierNoun, { before, version, action: 'update', changes })
  })

export const stopCarrier = stopping(carrierNoun)

const cleanCarrier = (draft: CarrierDraft): CarrierDraft => ({
  ...trimmed(draft),
  carrierName: normalizeName(draft.carrierName),
  carrierCode: normalizeCode(draft.carrierCode),
})

export const createVehicle = (ctx: Ctx, draft: VehicleDraft) =>
  ctx.transaction(async (tx) => only(await addVehicles(tx, ctx, [draft])))

export async function addVehicles(tx: Tx, ctx: Ctx, drafts: readonly VehicleDraft[]) {
  for (const { carrierId } of drafts) await assertCarrier(tx, carrierId)
  return add(
    tx,
    ctx,
    vehicleNoun,
    drafts.map((draft) => ({ ...cleanVehicle(draft), ...inUse })),
  )
}

export const updateVehicle = (ctx: Ctx, { id, version, ...draft }: VehicleChange) =>
  ctx.transaction(async (tx) => {
    const before = await mustFind(tx, vehicleNoun, id)
    if (draft.carrierId !== before.carrierId) await assertCarrier(tx, draft.carrierId)
    const changes = cleanVehicle(draft)
    return save(tx, ctx, vehicleNoun, { before, version, action: 'update', changes })
  })

export const stopVehicle = stopping(vehicleNoun)

const cleanVehicle = (draft: VehicleDraft): VehicleDraft => ({
  ...trimmed(draft),
  plateNo: normalizeCode(draft.plateNo),
  trailerNo: normalizeCode(draft.trailerNo),
})

/** The carrier of a vehicle or driver, when there is one. Throws 404, or 409 for a stopped one. */
export async function assertCarrier(tx: Tx, id: string | null): Promise<void> {
  if (id !== null) await usableCarrier(tx, id)
}

/** Throws 404, or 409 for a stopped one. */
export async function usableCarrier(tx: Tx, id: string) {
  const carrier = await mustFind(tx, carrierNoun, id)
  if (carrier.isStop)
    throw new AppError('carrier.stopped', { params: { name: carrier.carrierName } })
  return carrier
}
