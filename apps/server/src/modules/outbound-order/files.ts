import {
  outboundExportColumns,
  type OutboundExportKey,
} from '@yuncang/shared/contracts/outbound-export'
import { outboundOrder } from '@yuncang/shared/contracts/outbound-order'
import { toWireTime } from '@yuncang/shared/domain/calendar'
import { outboundStatusLabel } from '@yuncang/shared/domain/outbound-order'
import { tonnesOf } from '@yuncang/shared/domain/stock'
import { defineExport, exportAtOnce } from '../../files/spreadsheet/list-export.ts'
import type { FileHandler } from '../../trpc/files.ts'
import { lookup } from '../dictionary/service.ts'
import { total, walk, type OrderRow } from './repo.ts'

/** Every order that the filters find, in the columns that are asked for. */
export const outboundExport = defineExport({
  page: outboundOrder.page.input,
  name: { zh: '出库订单', en: 'outbound-orders' },
  columns: outboundExportColumns,
  decimals: ['netWeight', 'outNet'],
  walk,
  total,
  async cells(ctx) {
    const { locale } = ctx.call
    const [outboundTypes, businessTypes] = await ctx.read((db) =>
      Promise.all([lookup(db, ctx, 'OUTBOUND_TYPE'), lookup(db, ctx, 'BUSINESS_TYPE')]),
    )
    return (row: OrderRow, key: OutboundExportKey) => {
      switch (key) {
        case 'outboundStatus':
          return outboundStatusLabel(row.outboundStatus, locale)
        case 'outboundType':
          return outboundTypes.labelOf(row.outboundType)
        case 'businessType':
          return businessTypes.labelOf(row.businessType)
        case 'netWeight':
        case 'outNet':
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

export const outboundOrderFiles = {
  'outboundOrder.export': exportAtOnce(outboundExport),
} as const satisfies Record<string, FileHandler>
