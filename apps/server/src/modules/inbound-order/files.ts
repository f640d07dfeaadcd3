import {
  inboundExportColumns,
  type InboundExportKey,
} from '@yuncang/shared/contracts/inbound-export'
import { inboundOrder } from '@yuncang/shared/contracts/inbound-order'
import { inboundColumns } from '@yuncang/shared/contracts/inbound-workbook'
import { noInput } from '@yuncang/shared/contracts/wire'
import { toWireTime } from '@yuncang/shared/domain/calendar'
import { orderStatusLabel } from '@yuncang/shared/domain/inbound-order'
import { tonnesOf } from '@yuncang/shared/domain/stock'
import { defineExport, exportAtOnce } from '../../files/spreadsheet/list-export.ts'
import { writeTemplate } from '../../files/spreadsheet/write.ts'
import type { Ctx } from '../../trpc/context.ts'
import { download, upload, type FileHandler } from '../../trpc/files.ts'
import { lookup } from '../dictionary/service.ts'
import { importing } from '../import/service/kind.ts'
import { total, walk, type OrderRow } from './repo.ts'
import { inboundOrderImport } from './service/import.ts'

/** Every order that the filters find, in the columns that are asked for. */
export const inboundExport = defineExport({
  page: inboundOrder.page.input,
  name: { zh: '入库订单', en: 'inbound-orders' },
  columns: inboundExportColumns,
  decimals: ['netWeight', 'grossWeight', 'volume'],
  walk,
  total,
  async cells(ctx) {
    const { locale } = ctx.call
    const [inboundTypes, businessTypes] = await ctx.read((db) =>
      Promise.all([lookup(db, ctx, 'INBOUND_TYPE'), lookup(db, ctx, 'BUSINESS_TYPE')]),
    )
    return (row: OrderRow, key: InboundExportKey) => {
      switch (key) {
        case 'orderStatus':
          return orderStatusLabel(row.orderStatus, locale)
        case 'inboundType':
          return inboundTypes.labelOf(row.inboundType)
        case 'businessType':
          return businessTypes.labelOf(row.businessType)
        case 'vessel':
          return [row.enShipName, row.cnShipName, row.imvoy].filter(Boolean).join(' / ')
        case 'netWeight':
        case 'grossWeight':
          return tonnesOf(row[key])
        case 'createTime':
          return toWireTime(row.createTime)
        case 'submitTime':
          return row.submitTime && toWireTime(row.submitTime)
        default:
          return row[key]
      }
    }
  },
})

function template(ctx: Ctx) {
  const name = ctx.call.locale === 'en' ? 'inbound-template.xlsx' : '入库订单导入模板.xlsx'
  return writeTemplate(name, inboundColumns, ctx.call.locale, {
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
  })
}

export const inboundOrderFiles = {
  'inboundOrder.export': exportAtOnce(inboundExport),
  'inboundOrder.import': upload(importing(inboundOrderImport)),
  'inboundOrder.template': download(noInput, async (ctx) => template(ctx)),
} as const satisfies Record<string, FileHandler>
