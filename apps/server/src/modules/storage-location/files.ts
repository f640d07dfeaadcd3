import { storageLocation } from '@yuncang/shared/nouns/storage-location/contract'
import { locationExportColumns } from '@yuncang/shared/nouns/storage-location/export'
import { locationColumns } from '@yuncang/shared/nouns/storage-location/workbook'
import { noInput } from '@yuncang/shared/kernel/wire'
import { defineExport } from '../../kernel/export/service/list-export.ts'
import { rowsOf } from '../../kernel/export/service/rows.ts'
import { templateOf } from '../../kernel/import/service/template.ts'
import type { Ctx } from '../../trpc/context.ts'
import { download, upload, type FileHandler } from '../../trpc/files.ts'
import { importing } from '../../kernel/import/service/kind.ts'
import * as repo from './repo.ts'
import { locationImport } from './service/import.ts'
import { usages } from './service/load.ts'

/** Locations with what lies in them and what there is room for. */
export const locationExport = defineExport({
  list: 'storageLocation',
  page: storageLocation.page.input,
  columns: locationExportColumns,
  rows: rowsOf(repo),
  async cells(ctx) {
    const all = await usages(ctx)
    const load = (key: 'lots' | 'pallets' | 'weight' | 'volume') => (row: repo.LocationRow) =>
      all.get(row.id)?.load[key] ?? null
    const room = (key: 'pallets' | 'weight' | 'volume') => (row: repo.LocationRow) =>
      all.get(row.id)?.capacity[key] ?? null
    return {
      lots: load('lots'),
      pallets: load('pallets'),
      weight: load('weight'),
      volume: load('volume'),
      maxPallet: room('pallets'),
      maxWeight: room('weight'),
      maxVolume: room('volume'),
    }
  },
})

function template(ctx: Ctx) {
  const name = ctx.call.locale === 'en' ? 'location-template.xlsx' : '库位导入模板.xlsx'
  return templateOf(ctx, {
    name,
    columns: locationColumns,
    example: {
      code: 'W1-A-01-01',
      name: '01位',
      parentCode: 'W1-A-01',
      areaType: '保税',
      maxWeight: '30000',
      maxVolume: '60',
      maxPallet: '24',
      allowMixCustomer: '否',
      allowMixLot: '是',
    },
  })
}

export const storageLocationFiles = {
  'storageLocation.import': upload(importing(locationImport)),
  'storageLocation.template': download(noInput, async (ctx) => template(ctx)),
} as const satisfies Record<string, FileHandler>
