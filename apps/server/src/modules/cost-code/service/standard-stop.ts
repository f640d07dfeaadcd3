import { AppError } from '@yuncang/shared/errors'
import { today } from '@yuncang/shared/kernel/calendar'
import type { CostStandardStop } from '@yuncang/shared/nouns/cost-code/contract'
import { areStoppedAlike, resumedFrom, stoppedFrom } from '@yuncang/shared/nouns/tariff/stops'
import type { Ctx } from '../../../trpc/context.ts'
import * as repo from '../repo.ts'
import { holdFee, mustFind, told } from './standards.ts'

/**
 * Stops or resumes one list price from a day on, told with why (docs/domain/contracts.md#stopped-lines); what is so
 * already stays as it is.
 */
export const setStandardStopped = (
  ctx: Ctx,
  { id, version, operation, day = today(ctx.now()), reason }: CostStandardStop,
) =>
  ctx.transaction(async (tx) => {
    const { feeCode } = await mustFind(tx, id)
    const fee = await holdFee(tx, ctx, feeCode)
    const before = await mustFind(tx, id)
    if (before.version !== version) throw new AppError('record.stale')
    const state = operation === 'stop' ? stoppedFrom(before, day) : resumedFrom(before, day)
    if (areStoppedAlike(before, state)) return before
    const who = { updateBy: ctx.user.id, updateTime: ctx.now() }
    const after = await repo.standards.change(tx, { id, version }, { ...state, ...who })
    if (!after) throw new AppError('record.stale')
    const why = reason.trim()
    const fieldDiff = {
      day: { before: null, after: day },
      ...(why !== '' && { reason: { before: null, after: why } }),
    }
    await told(tx, ctx, fee, { action: operation, before, after, fieldDiff })
    return after
  })
