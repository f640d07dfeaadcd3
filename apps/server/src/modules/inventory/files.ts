import { inventory } from '@yuncang/shared/contracts/inventory'
import {
  inventoryExportColumns,
  inventoryExportKeys,
  type InventoryExportKey,
} from '@yuncang/shared/contracts/inventory-export'
import { toWireTime } from '@yuncang/shared/domain/calendar'
import { tonnesOf } from '@yuncang/shared/domain/stock'
import { z } from 'zod'
import { exportFormats, exportTable } from '../../files/spreadsheet/export.ts'
import type { Ctx } from '../../trpc/context.ts'
import { download, type FileHandler } from '../../trpc/files.ts'
import { lookup } from '../dictionary/service.ts'
import type { LotRow } from './repo.ts'
import { present } from './service/read.ts'
import { walk } from './views/repo.ts'

const exportChunk = 500
const {
  current: _current,
  size: _size,
  ascs: _ascs,
  descs: _descs,
  ...filters
} = inventory.page.input.shape
const exportInput = z.strictObject({
  ...filters,
  columns: z.array(z.enum(inventoryExportKeys)).min(1).max(100).optional(),
  format: z.enum(exportFormats).default('xlsx'),
})

/** Every lot that the filters find, in the columns that are asked for. */
async function exportLots(ctx: Ctx, query: z.output<typeof exportInput>) {
  const { columns: asked, format, withStock, ...found } = query
  const { locale } = ctx.call
  const [conditions, units, yesNo] = await ctx.read((db) =>
    Promise.all([
      lookup(db, ctx, 'PRODUCT_STATUS'),
      lookup(db, ctx, 'MEASURING_UNIT'),
      lookup(db, ctx, 'YES_NO'),
    ]),
  )
  const now = ctx.now()
  const cell = (row: LotRow, key: InventoryExportKey) => {
    switch (key) {
      case 'productStatus':
        return conditions.labelOf(row.productStatus)
      case 'unit':
        return units.labelOf(row.unit)
      case 'bondedFlag':
        return yesNo.labelOf(String(row.bondedFlag))
      case 'onHandNet':
      case 'onHandGross':
        return tonnesOf(row[key])
      case 'createTime':
        return toWireTime(row.createTime)
      default:
        return present(row, now)[key]
    }
  }
  return exportTable({
    name: locale === 'en' ? 'stock' : '库存',
    format,
    locale,
    columns: inventoryExportColumns,
    keys: asked ?? inventoryExportKeys,
    decimals: [
      'onHandQty',
      'reservedQty',
      'availableQty',
      'onHandNet',
      'onHandGross',
      'onHandVolume',
    ],
    chunks: walk(ctx.read, { ...found, withStock: withStock || undefined }, exportChunk),
    cell,
  })
}

export const inventoryFiles = {
  'inventory.export': download(exportInput, exportLots),
} as const satisfies Record<string, FileHandler>
