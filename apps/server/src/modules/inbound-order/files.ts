import { inboundExportColumns } from '@yuncang/shared/nouns/inbound-order/export'
import { figuresOf } from '@yuncang/shared/nouns/inbound-order/facts'
import { inboundOrder } from '@yuncang/shared/nouns/inbound-order/contract'
import { inboundColumns } from '@yuncang/shared/nouns/inbound-order/workbook'
import { noInput } from '@yuncang/shared/kernel/wire'
import { defineExport } from '../../kernel/export/service/list-export.ts'
import { rowsOf } from '../../kernel/export/service/rows.ts'
import { templateOf } from '../../kernel/import/service/template.ts'
import type { Ctx } from '../../trpc/context.ts'
import { download, upload, type FileHandler } from '../../trpc/files.ts'
import { importing } from '../../kernel/import/service/kind.ts'
import * as repo from './repo.ts'
import { inboundOrderImport } from './service/import.ts'

export const inboundExport = defineExport({
  list: 'inboundOrder',
  page: inboundOrder.page.input,
  columns: inboundExportColumns,
  rows: rowsOf(repo),
  cells: async () => ({
    vessel: (row) => [row.enShipName, row.cnShipName, row.imvoy].filter(Boolean).join(' / '),
    totalPieces: (row) => figuresOf(row).totalPieces,
    netWeight: (row) => figuresOf(row).netWeight,
    grossWeight: (row) => figuresOf(row).grossWeight,
    volume: (row) => figuresOf(row).volume,
  }),
})

function template(ctx: Ctx) {
  const name = ctx.call.locale === 'en' ? 'inbound-template.xlsx' : '入库订单导入模板.xlsx'
  return templateOf(ctx, {
    name,
    columns: inboundColumns,
    example: {
      masterBillNo: 'DMLNQD26110001',
      customerName: '青岛样例橡胶贸易有限公司（虚构）',
      inboundType: '一线进境',
      businessType: '保税仓储',
      expectDate: '2026-12-01',
      enShipName: 'DEMO PIONEER',
      cnShipName: '示范先锋',
      imvoy: '025E',
      containerNo: 'DEMU1000010',
      containerSize: '20GP',
      sealNo: 'SEAL001',
      productName: '20号标准胶 TSR20',
      planPieces: '16',
      planPallet: '16',
      planNet: '20160',
      planGross: '20480',
      planVolume: '32.5',
    },
  })
}

export const inboundOrderFiles = {
  'inboundOrder.import': upload(importing(inboundOrderImport)),
  'inboundOrder.template': download(noInput, async (ctx) => template(ctx)),
} as const satisfies Record<string, FileHandler>
