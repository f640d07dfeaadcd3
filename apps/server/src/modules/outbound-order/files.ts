import {
  outboundExportColumns,
  outboundExportKeys,
  type OutboundExportKey,
} from '@yuncang/shared/contracts/outbound-export'
import { outboundOrder } from '@yuncang/shared/contracts/outbound-order'
import { toWireTime } from '@yuncang/shared/domain/calendar'
import { outboundStatusLabel } from '@yuncang/shared/domain/outbound-order'
import { tonnesOf } from '@yuncang/shared/domain/stock'
import { z } from 'zod'
import { exportFormats, exportTable } from '../../files/spreadsheet/export.ts'
import type { Ctx } from '../../trpc/context.ts'
import { download, type FileHandler } from '../../trpc/files.ts'
import { lookup } from '../dictionary/service.ts'
import { walk, type OrderRow } from './repo.ts'

const exportChunk = 500
const {
  current: _current,
  size: _size,
  ascs: _ascs,
  descs: _descs,
  ...filters
} = outboundOrder.page.input.shape
const exportInput = z.strictObject({
  ...filters,
  columns: z.array(z.enum(outboundExportKeys)).min(1).max(100).optional(),
  format: z.enum(exportFormats).default('xlsx'),
})

/** Every order that the filters find, in the columns that are asked for. */
async function exportOrders(ctx: Ctx, query: z.output<typeof exportInput>) {
  const { columns: asked, format, ...found } = query
  const { locale } = ctx.call
  const [outboundTypes, businessTypes] = await ctx.read((db) =>
    Promise.all([lookup(db, ctx, 'OUTBOUND_TYPE'), lookup(db, ctx, 'BUSINESS_TYPE')]),
  )
  const cell = (row: OrderRow, key: OutboundExportKey) => {
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
  return exportTable({
    name: locale === 'en' ? 'outbound-orders' : '出库订单',
    format,
    locale,
    columns: outboundExportColumns,
    keys: asked ?? outboundExportKeys,
    decimals: ['netWeight', 'outNet'],
    chunks: walk(ctx.read, found, exportChunk),
    cell,
  })
}

export const outboundOrderFiles = {
  'outboundOrder.export': download(exportInput, exportOrders),
} as const satisfies Record<string, FileHandler>
