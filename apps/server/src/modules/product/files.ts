import { productColumns } from '@yuncang/shared/contracts/product-workbook'
import { noInput } from '@yuncang/shared/contracts/wire'
import { writeTemplate } from '../../files/spreadsheet/write.ts'
import type { Ctx } from '../../trpc/context.ts'
import { download, upload, type FileHandler } from '../../trpc/files.ts'
import { importing } from '../import/service/kind.ts'
import { productImport } from './service/import.ts'

function template(ctx: Ctx) {
  const name = ctx.call.locale === 'en' ? 'product-template.xlsx' : '商品导入模板.xlsx'
  return writeTemplate(name, productColumns, ctx.call.locale, {
    productName: '20号标准胶 TSR20',
    measuringUnit: '吨',
    productCode: 'TSR20-DEMO',
    enName: 'Technically specified rubber TSR20',
    hsCode: '4001220000',
    spec: '35 kg/块 × 36',
    productType: '天然橡胶',
    auxUnit: '托',
    unitWeight: '1260',
    unitVolume: '2.03',
    isReel: '否',
    isFutures: '否',
    isDanger: '否',
  })
}

export const productFiles = {
  'product.import': upload(importing(productImport)),
  'product.template': download(noInput, async (ctx) => template(ctx)),
} as const satisfies Record<string, FileHandler>
