import { product } from '@yuncang/shared/nouns/product/contract'
import { productExportColumns } from '@yuncang/shared/nouns/product/export'
import { productColumns } from '@yuncang/shared/nouns/product/workbook'
import { noInput } from '@yuncang/shared/kernel/wire'
import { defineExport } from '../../kernel/export/service/list-export.ts'
import { rowsOf } from '../../kernel/export/service/rows.ts'
import { templateOf } from '../../kernel/import/service/template.ts'
import type { Ctx } from '../../trpc/context.ts'
import { download, upload, type FileHandler } from '../../trpc/files.ts'
import { importing } from '../../kernel/import/service/kind.ts'
import { productList } from './repo.ts'
import { productImport } from './service/import.ts'

export const productExport = defineExport({
  list: 'product',
  page: product.page.input,
  columns: productExportColumns,
  rows: rowsOf(productList),
})

function template(ctx: Ctx) {
  const name = ctx.call.locale === 'en' ? 'product-template.xlsx' : '商品导入模板.xlsx'
  return templateOf(ctx, {
    name,
    columns: productColumns,
    example: {
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
    },
  })
}

export const productFiles = {
  'product.import': upload(importing(productImport)),
  'product.template': download(noInput, async (ctx) => template(ctx)),
} as const satisfies Record<string, FileHandler>
