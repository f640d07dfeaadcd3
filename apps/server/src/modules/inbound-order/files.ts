import { inboundColumns } from '@yuncang/shared/contracts/inbound-workbook'
import { noInput } from '@yuncang/shared/contracts/wire'
import { writeTemplate } from '../../files/spreadsheet/write.ts'
import type { Ctx } from '../../trpc/context.ts'
import { download, upload, type FileHandler } from '../../trpc/files.ts'
import { importOrders } from './service/import.ts'

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
  'inboundOrder.import': upload(importOrders),
  'inboundOrder.template': download(noInput, async (ctx) => template(ctx)),
} as const satisfies Record<string, FileHandler>
