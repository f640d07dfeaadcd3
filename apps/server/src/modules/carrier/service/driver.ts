import { only } from '@yuncang/shared/kernel/expected'
import type {
  DriverBlacklist,
  DriverChange,
  DriverDraft,
} from '@yuncang/shared/nouns/carrier/contract'
import type { Stop } from '@yuncang/shared/kernel/master-data'
import type { Ctx } from '../../../trpc/context.ts'
import { mustFind, save, stop } from '../../../kernel/master-data/service/noun.ts'
import { addDrafts, saveDraft } from '../../../kernel/master-data/service/use-cases.ts'
import { driverNoun, masked } from './noun.ts'

export const createDriver = (ctx: Ctx, draft: DriverDraft) =>
  ctx.transaction(async (tx) => masked(only(await addDrafts(tx, ctx, driverNoun, [draft]))))

export const updateDriver = (ctx: Ctx, { id, version, idNo, ...rest }: DriverChange) =>
  ctx.transaction(async (tx) => {
    const before = await mustFind(tx, driverNoun, id)
    const draft = { ...rest, idNo: idNo ?? before.idNo }
    return masked(await saveDraft(tx, ctx, driverNoun, { before, version, draft }))
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
