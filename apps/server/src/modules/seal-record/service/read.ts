import type { Read, Tx } from '@yuncang/db/handle'
import { AppError } from '@yuncang/shared/errors'
import { auditStatusOf } from '@yuncang/shared/kernel/status-machine'
import type { SealQuery, SealRecord } from '@yuncang/shared/nouns/seal-record/contract'
import type { Ctx } from '../../../trpc/context.ts'
import * as repo from '../repo.ts'

export const present = (row: repo.SealRow): SealRecord => ({
  ...row,
  auditStatus: auditStatusOf(row.status),
})

export async function page(ctx: Ctx, query: SealQuery) {
  const found = await ctx.read((db) => repo.page(db, query))
  return { ...found, records: found.records.map(present) }
}

export const get = async (ctx: Ctx, { id }: { id: string }) =>
  present(await ctx.read((db) => mustFind(db, id)))

export async function mustFind(db: Read | Tx, id: string): Promise<repo.SealRow> {
  const row = await repo.find(db, id)
  if (!row) throw new AppError('record.notFound')
  return row
}
