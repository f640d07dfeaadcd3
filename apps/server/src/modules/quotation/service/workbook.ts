import type { Download } from '../../../files/transfer.ts'
import type { Ctx } from '../../../trpc/context.ts'
import { priceWorkbook } from '../../tariff/service/write-workbook.ts'
import { get } from './read.ts'

/** The workbook that the price editor takes back: with the lines of a quotation, or empty. */
export async function template(ctx: Ctx, { id }: { id?: string | undefined }): Promise<Download> {
  const isEnglish = ctx.call.locale === 'en'
  if (id === undefined)
    return priceWorkbook(ctx, isEnglish ? 'price-template.xlsx' : '报价导入模板.xlsx', [])
  const { bjdNo, details } = await get(ctx, { id })
  return priceWorkbook(ctx, `${bjdNo}.xlsx`, details)
}
