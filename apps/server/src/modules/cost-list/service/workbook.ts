import type { Download } from '../../../files/transfer.ts'
import type { Ctx } from '../../../trpc/context.ts'
import { linesOfSheet } from '../../tariff/service.ts'
import { priceWorkbook } from '../../tariff/service/write-workbook.ts'
import { mustFind } from './read.ts'

/** The lines of a cost list as the workbook that the price editor takes back. */
export async function workbook(ctx: Ctx, { id }: { id: string }): Promise<Download> {
  const { name, lines } = await ctx.read(async (db) => {
    const row = await mustFind(db, id)
    return { name: row.name, lines: await linesOfSheet(db, row.id) }
  })
  return priceWorkbook(ctx, `${name}.xlsx`, lines)
}
