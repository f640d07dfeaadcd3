import { only } from '@yuncang/shared/kernel/expected'
import type { Tx } from '@yuncang/db/handle'
import type {
  DriverBlacklist,
  DriverChange,
  DriverDraft,
} from '@yuncang/shared/nouns/carrier/contract'
import type { Stop } from '@yuncang/shared/kernel/master-data'
import { normalizeCode, normalizeName } from '@yuncang/shared/validate/text'
import type { Ctx } from '../../../trpc/context.ts'
import { add, mustFind, save, stop, trimmed } from '../../../kernel/master-data/service/noun.ts'
import { driverNoun, masked } from './noun.ts'
import { assertCarrier } from './save.ts'

const welcome = { blacklist: 0, blacklistReason: '', isStop: 0, stopReason: '' } as const

export const createDriver = (ctx: Ctx, draft: DriverDraft) =>
  ctx.transaction(async (tx) => masked(only(await addDrivers(tx, ctx, [draft]))))

export async function addDrivers(tx: Tx, ctx: Ctx, drafts: readonly DriverDraft[]) {
  for (const { carrierId } of drafts) await assertCarrier(tx, carrierId)
  return add(
    tx,
    ctx,
    driverNoun,
    drafts.map((draft) => ({ ...cleaned(draft), ...welcome })),
  )
}

export const updateDriver = (ctx: Ctx, { id, version, idNo, ...draft }: DriverChange) =>
  ctx.transaction(async (tx) => {
    const before = await mustFind(tx, driverNoun, id)
    if (draft.carrierId !== before.carrierId) await assertCarrier(tx, draft.carrierId)
    const changes = cleaned({ ...draft, idNo: idNo ?? before.idNo })
    const change = { before, version, action: 'update', changes }
    return masked(await save(tx, ctx, driverNoun, change))
  })

export const stopDriver = (ctx: Ctx, input: Stop) =>
  ctx.transaction(async (tx) => masked(await stop(tx, ctx, driverNoun, input)))

/** Puts a driver on the blacklist with a reason, or takes him off it. */
export const setBlacklist = (ctx: Ctx, input: DriverBlacklist) =>
  ctx.transaction(async (tx) => {
    const { id, version, blacklist } = input
    const before = await mustFind(tx, driverNoun, id)
    const changes = { blacklist, blacklistReason: blacklist ? input.blacklistReason.trim() : '' }
    const action = blacklist ? 'blacklist' : 'unblacklist'
    return masked(await save(tx, ctx, driverNoun, { before, version, action, changes }))
  })

const cleaned = (draft: DriverDraft): DriverDraft => ({
  ...trimmed(draft),
  name: normalizeName(draft.name),
  idNo: normalizeCode(draft.idNo),
})
