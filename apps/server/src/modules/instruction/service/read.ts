import { instructionStatuses } from '@yuncang/shared/nouns/instruction/rules'
import type { Instruction, InstructionQuery } from '@yuncang/shared/nouns/instruction/contract'
import { safeHtml } from '../../../platform/safe-html.ts'
import { AppError } from '@yuncang/shared/errors'
import type { Ctx } from '../../../trpc/context.ts'
import * as repo from '../repo.ts'

/** Notes are changed by their author, and by who manages them. */
export const canChange = (ctx: Ctx, { createBy }: repo.InstructionRow): boolean =>
  createBy === ctx.user.id || ctx.can('instruction:manage')

export const present = async (ctx: Ctx, row: repo.InstructionRow): Promise<Instruction> => ({
  ...row,
  content: await safeHtml(row.content),
  canChange: canChange(ctx, row),
})

const presentAll = (ctx: Ctx, rows: readonly repo.InstructionRow[]) =>
  Promise.all(rows.map((row) => present(ctx, row)))

export async function page(ctx: Ctx, query: InstructionQuery) {
  const seen = ctx.can('instruction:manage') ? query : { ...query, reader: ctx.user.id }
  const found = await ctx.read((db) => repo.page(db, seen))
  return { ...found, records: await presentAll(ctx, found.records) }
}

/** Throws 404, also for a hidden note of somebody else. */
export async function get(ctx: Ctx, { id }: { id: string }): Promise<Instruction> {
  const row = await ctx.read((db) => repo.rows.find(db, id))
  if (!row || (row.status === instructionStatuses.hidden && !canChange(ctx, row)))
    throw new AppError('record.notFound')
  return present(ctx, row)
}

export const research = async (ctx: Ctx, { keyword }: { keyword: string }) =>
  presentAll(ctx, await ctx.read((db) => repo.saying(db, keyword.trim())))

export const ofRoute = async (ctx: Ctx, { activeRoute }: { activeRoute: string }) =>
  presentAll(ctx, await ctx.read((db) => repo.ofRoute(db, activeRoute, ctx.user.id)))
