import type { Instruction, InstructionQuery } from '@yuncang/shared/contracts/instruction'
import { safeHtml } from '../../../platform/safe-html.ts'
import { AppError } from '@yuncang/shared/errors'
import type { Ctx } from '../../../trpc/context.ts'
import * as repo from '../repo.ts'

/** Notes are changed by their author, and by who manages them. */
export const canChange = (ctx: Ctx, { createBy }: repo.InstructionRow): boolean =>
  createBy === ctx.user.id || ctx.can('instruction:manage')

export const present = (ctx: Ctx, row: repo.InstructionRow): Instruction => ({
  ...row,
  content: safeHtml(row.content),
  canChange: canChange(ctx, row),
})

export const page = (ctx: Ctx, query: InstructionQuery) =>
  ctx.read(async (db) => {
    const seen = ctx.can('instruction:manage') ? query : { ...query, reader: ctx.user.id }
    const found = await repo.page(db, seen)
    return { ...found, records: found.records.map((row) => present(ctx, row)) }
  })

/** Throws 404, also for a hidden note of somebody else. */
export const get = (ctx: Ctx, { id }: { id: string }): Promise<Instruction> =>
  ctx.read(async (db) => {
    const row = await repo.rows.find(db, id)
    if (!row || (row.status === 0 && !canChange(ctx, row))) throw new AppError('record.notFound')
    return present(ctx, row)
  })

export const research = (ctx: Ctx, { keyword }: { keyword: string }): Promise<Instruction[]> =>
  ctx.read(async (db) => (await repo.saying(db, keyword.trim())).map((row) => present(ctx, row)))

export const ofRoute = (ctx: Ctx, { activeRoute }: { activeRoute: string }) =>
  ctx.read(async (db) =>
    (await repo.ofRoute(db, activeRoute, ctx.user.id)).map((row) => present(ctx, row)),
  )
