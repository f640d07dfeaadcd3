import { carrier, driver, vehicle } from '@yuncang/shared/nouns/carrier/contract'
import {
  carrierExportColumns,
  driverExportColumns,
  vehicleExportColumns,
} from '@yuncang/shared/nouns/carrier/export'
import { defineExport } from '../../kernel/export/service/list-export.ts'
import { rowsOf, shownAs } from '../../kernel/export/service/rows.ts'
import type { Ctx } from '../../trpc/context.ts'
import { carrierList, carriers, driverList, vehicleList } from './repo.ts'
import { masked } from './service/noun.ts'

export const carrierExport = defineExport({
  list: 'carrier',
  page: carrier.page.input,
  columns: carrierExportColumns,
  rows: rowsOf(carrierList),
})

export const vehicleExport = defineExport({
  list: 'vehicle',
  page: vehicle.page.input,
  columns: vehicleExportColumns,
  rows: shownAs(rowsOf(vehicleList), withCarrier),
})

export const driverExport = defineExport({
  list: 'driver',
  page: driver.page.input,
  columns: driverExportColumns,
  rows: shownAs(rowsOf(driverList), async (ctx, rows) => withCarrier(ctx, rows.map(masked))),
})

/** Rows with the name of their carrier in place of its id. */
async function withCarrier<R extends { carrierId: string | null }>(ctx: Ctx, rows: readonly R[]) {
  const ids = [...new Set(rows.flatMap(({ carrierId }) => carrierId ?? []))]
  const found = await ctx.read((db) => carriers.withValues(db, 'id', ids))
  const names = new Map(found.map(({ id, carrierName }) => [id, carrierName]))
  return rows.map((row) => ({ ...row, carrierId: names.get(row.carrierId ?? '') ?? null }))
}
