import { system } from '@yuncang/db/handle'
import type { TrainingState } from '@yuncang/shared/nouns/training/contract'
import { isOver } from '@yuncang/shared/nouns/job/rules'
import { AppError } from '@yuncang/shared/errors'
import { isReason, say } from '@yuncang/shared/messages'
import { normalizeName } from '@yuncang/shared/validate/text'
import { tenantReset } from '../reset.ts'
import { enqueue } from '../../jobs/enqueue.ts'
import type { Ctx } from '../../trpc/context.ts'
import * as repo from './repo.ts'

/** What the trainer sees: the history of the tenant, and the reset that runs or ran last. */
export async function training(ctx: Ctx): Promise<TrainingState> {
  const { db } = ctx.services
  const { dataNode, name: tenantName } = ctx.tenant
  const isResetting = await db.read(system('reset of a training tenant'), (read) =>
    repo.isGranted(read, dataNode),
  )
  const { history, newest } = await ctx.read(async (read) => ({
    history: (await repo.historyOf(read)) ?? null,
    newest: await repo.newestJob(read, tenantReset.kind),
  }))
  return { tenantName, history, isResetting, reset: newest ? present(ctx, newest) : null }
}

function present(ctx: Ctx, row: repo.JobRow): TrainingState['reset'] {
  const { id, status, done, total, ownerName, createTime, finishTime, failure } = row
  // A sentence of another version of the product may be unknown to this one.
  const reason = failure && (isReason(failure.reason) ? failure.reason : 'server.error')
  return {
    id,
    status,
    ownerName,
    createTime,
    finishTime,
    percent: status === 'done' ? 100 : total === 0 ? 0 : Math.floor((100 * done) / total),
    failure: reason && say(ctx.call.locale, reason, failure?.params),
  }
}

/**
 * Asks for the reset of the training tenant, confirmed by its name. Throws 400 for another name, 409 for a tenant that
 * is not for training or while a reset is under way.
 */
export const resetTenant = (ctx: Ctx, input: { name: string }): Promise<{ id: string }> => {
  const { name, training: isTraining } = ctx.tenant
  if (isTraining !== 1) throw new AppError('training.notTraining', { params: { name } })
  if (normalizeName(input.name) !== name) throw otherName(ctx, name)
  return ctx.transaction(async (tx) => {
    const isFirst = await tx.tryLock(`${tenantReset.kind} ${ctx.tenant.dataNode}`)
    const newest = await repo.newestJob(tx, tenantReset.kind)
    if (!isFirst || (newest && !isOver(newest.status)))
      throw new AppError('training.underWay', { params: { name } })
    const title = { zh: `重置培训租户“${name}”`, en: `Reset of the training tenant “${name}”` }
    return { id: await enqueue(tx, ctx, tenantReset, { input: {}, title }) }
  })
}

function otherName(ctx: Ctx, name: string): AppError {
  const message = say(ctx.call.locale, 'training.otherName', { name })
  return new AppError('training.otherName', {
    params: { name },
    issues: [{ path: 'name', message }],
  })
}
