import { inventory, type InventoryQuery } from '@yuncang/shared/contracts/inventory'
import {
  inventoryExportColumns,
  type InventoryExportKey,
} from '@yuncang/shared/contracts/inventory-export'
import { toWireTime } from '@yuncang/shared/domain/calendar'
import { tonnesOf } from '@yuncang/shared/domain/stock'
import { defineExport, exportAtOnce } from '../../files/spreadsheet/list-export.ts'
import type { FileHandler } from '../../trpc/files.ts'
import { lookup } from '../dictionary/service.ts'
import type { LotRow } from './repo.ts'
import { present } from './service/read.ts'
import { total, walk } from './views/repo.ts'

type Found = Omit<InventoryQuery, 'current' | 'size' | 'ascs' | 'descs'>

/** A question that is not asked is no filter. */
const asFilters = ({ withStock, ...found }: Found) => ({
  ...found,
  withStock: withStock || undefined,
})

/** Every lot that the filters find, in the columns that are asked for. */
export const lotExport = defineExport({
  page: inventory.page.input,
  name: { zh: '库存', en: 'stock' },
  columns: inventoryExportColumns,
  decimals: [
    'onHandQty',
    'reservedQty',
    'availableQty',
    'onHandNet',
    'onHandGross',
    'onHandVolume',
  ],
  walk: (read, found, size) => walk(read, asFilters(found), size),
  total: (db, found) => total(db, asFilters(found)),
  async cells(ctx) {
    const [conditions, units, yesNo] = await ctx.read((db) =>
      Promise.all([
        lookup(db, ctx, 'PRODUCT_STATUS'),
        lookup(db, ctx, 'MEASURING_UNIT'),
        lookup(db, ctx, 'YES_NO'),
      ]),
    )
    const now = ctx.now()
    return (row: LotRow, key: InventoryExportKey) => {
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
  },
})

export const inventoryFiles = {
  'inventory.export': exportAtOnce(lotExport),
} as const satisfies Record<string, FileHandler>
