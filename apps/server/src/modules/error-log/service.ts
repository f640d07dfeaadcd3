import { solveStatuses } from '@yuncang/shared/nouns/error-log/rules'
import type {
  ErrorLogQuery,
  ErrorLogReport,
  ErrorLogSolving,
} from '@yuncang/shared/nouns/error-log/contract'
import { AppError } from '@yuncang/shared/errors'
import { createRequestRate } from '../../platform/request-rate.ts'
import type { Ctx } from '../../trpc/context.ts'
import * as repo from './repo.ts'

/**
 * What one person may report in a minute, and what a tenant keeps
 * (docs/domain/wire.md#what-the-client-does-with-a-failure).
 */
const reportsPerMinute = 12
const keptPerTenant = 10_000

const countReport = createRequestRate(reportsPerMinute)

export async function send(ctx: Ctx, { logs }: ErrorLogReport): Promise<null> {
  countReport(ctx.user.id)
  const now = ctx.now()
  const { id: userId, realName } = ctx.user
  await ctx.transaction(async (tx) => {
    await repo.insert(
      tx,
      logs.map((log) => ({
        ...log,
        id: ctx.newId(),
        userId,
        realName,
        ip: ctx.call.address,
        solveStatus: solveStatuses.open,
        createBy: userId,
        createTime: now,
        updateBy: userId,
        updateTime: now,
      })),
    )
    await repo.keepNewest(tx, keptPerTenant)
  })
  return null
}

export const page = (ctx: Ctx, query: ErrorLogQuery) => ctx.read((db) => repo.page(db, query))

/** Marks entries as solved or open again; an unknown id refuses them all. */
export async function setSolveStatus(ctx: Ctx, input: ErrorLogSolving): Promise<null> {
  const ids = [...new Set(input.ids)]
  await ctx.transaction(async (tx) => {
    const changes = {
      solveStatus: input.status,
      updateBy: ctx.user.id,
      updateTime: ctx.now(),
    }
    const changed = await repo.setSolved(tx, ids, changes)
    if (changed !== ids.length) throw new AppError('record.notFound')
  })
  return null
}
