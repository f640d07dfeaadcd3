import type { Tx } from '@yuncang/db/handle'
import type { FeeLineVoid } from '@yuncang/shared/nouns/fee-line/contract'
import type { FeeLine } from '@yuncang/shared/nouns/fee-line/record'
import { feeLineActions, partOf } from '@yuncang/shared/nouns/fee-line/rules'
import { AppError } from '@yuncang/shared/errors'
import type { Ctx } from '../../../trpc/context.ts'
import { resumeReversed } from '../../charging/service/reverse.ts'
import { changeLine } from '../../charging/service/write.ts'
import { recordOperations, type Operation } from '../../../kernel/record/service.ts'
import type { LineRow } from '../repo.ts'
import { partsOf } from '../split/repo.ts'
import { settleSentBack } from './notify.ts'
import { mustFind } from './read.ts'
import { refuse } from './steps.ts'

/** Takes a line out of what is billed, with the reason why; a part of a split charge together with all others. */
export const voidLine = (ctx: Ctx, { id, version, reason }: FeeLineVoid): Promise<FeeLine> =>
  ctx.transaction(async (tx) => {
    const row = await mustFind(tx, id)
    refuse(ctx, 'void', row)
    const others = await otherParts(tx, ctx, row)
    const all = [{ ...row, version }, ...others].sort((a, b) => (a.id < b.id ? -1 : 1))
    const changes = { status: feeLineActions.void.to, remark: reason.trim() }
    const records: Operation[] = []
    for (const each of all)
      records.push(await changeLine(tx, ctx, each, { action: 'void', changes }))
    await recordOperations(tx, ctx, records)
    await settleSentBack(tx, ctx, all)
    await resumeReversed(tx, ctx, row)
    return mustFind(tx, id)
  })

/** The other parts of a split, which go with this one. Throws what stands against one of them, named. */
async function otherParts(tx: Tx, ctx: Ctx, row: LineRow): Promise<LineRow[]> {
  const splitNo = partOf(row)
  if (splitNo === undefined) return []
  const seen = await partsOf(tx, splitNo)
  const all = await partsOf(tx.ignoringRowScope(), splitNo)
  if (seen.length < all.length) throw new AppError('feeLine.partHidden', { params: { splitNo } })
  const others = seen.filter(({ id }) => id !== row.id)
  for (const part of others) assertGoesToo(ctx, part, splitNo)
  return others
}

function assertGoesToo(ctx: Ctx, part: LineRow, splitNo: string): void {
  try {
    refuse(ctx, 'void', part)
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    const params = { splitNo, why: error.in(ctx.call.locale) }
    throw new AppError('feeLine.splitStands', { params, cause: error })
  }
}
