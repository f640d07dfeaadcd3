import type { DictionaryEntry } from '@yuncang/shared/contracts/dictionary'
import type { Ctx } from '../../trpc/context.ts'
import * as repo from './repo.ts'

/** A tenant's own entries stand in place of the platform's for that code (decisions.md 8). */
export async function find(ctx: Ctx, input: { code: string }): Promise<DictionaryEntry[]> {
  const rows = await ctx.read((db) => repo.entriesOf(db, input.code))
  const own = rows.filter((row) => row.tenantNode === ctx.tenant.dataNode)
  return (own.length > 0 ? own : rows).map((row) => ({
    dictValue: row.dictValue,
    dictLabel: ctx.call.locale === 'en' ? row.labelEn : row.labelZh,
  }))
}
