import type { Tx } from '@yuncang/db/handle'
import { AppError } from '@yuncang/shared/errors'
import { today } from '@yuncang/shared/kernel/calendar'
import type { LineStop } from '@yuncang/shared/nouns/tariff/contract'
import { areStoppedAlike, resumedFrom, stoppedFrom } from '@yuncang/shared/nouns/tariff/stops'
import { recordPrices } from '../../../kernel/record/service.ts'
import type { Ctx } from '../../../trpc/context.ts'
import * as repo from '../repo.ts'

/** Stops or resumes one line from a day on, with its price record and why; what is so already stays as it is. */
export async function setLineStopped(
  tx: Tx,
  ctx: Ctx,
  line: repo.DetailRow,
  { operation, day = today(ctx.now()), reason }: LineStop,
): Promise<void> {
  const state = operation === 'stop' ? stoppedFrom(line, day) : resumedFrom(line, day)
  if (areStoppedAlike(line, state)) return
  const who = { updateBy: ctx.user.id, updateTime: ctx.now() }
  const after = await repo.change(tx, line, { ...state, ...who })
  if (!after) throw new AppError('record.stale')
  const why = reason.trim()
  await recordPrices(tx, ctx, [
    {
      businessId: line.sheetId,
      detailId: line.id,
      feeCode: line.feeCode,
      feeName: line.feeName,
      feeNameEn: line.feeNameEn,
      action: operation,
      oldPrice: line.price,
      newPrice: line.price,
      fieldDiff: {
        day: { before: null, after: day },
        ...(why !== '' && { reason: { before: null, after: why } }),
      },
    },
  ])
}
