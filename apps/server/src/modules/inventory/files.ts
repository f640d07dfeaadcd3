import { inventory, type InventoryQuery } from '@yuncang/shared/nouns/inventory/contract'
import { inventoryExportColumns } from '@yuncang/shared/nouns/inventory/export'
import {
  holdExportColumns,
  ledgerExportColumns,
  summaryExportColumns,
  summaryTitles,
} from '@yuncang/shared/nouns/inventory/view-exports'
import { defineExport } from '../../kernel/export/service/list-export.ts'
import { narrowed, rowsOf, shownAs, wholeOf, type Asked } from '../../kernel/export/service/rows.ts'
import { withLots } from './service/holds.ts'
import { everySum, filtersOf, ledger, present } from './service/read.ts'
import * as views from './views/repo.ts'

export const lotExport = defineExport({
  list: 'inventory',
  page: inventory.page.input,
  columns: inventoryExportColumns,
  rows: shownAs(
    narrowed(rowsOf(views), (_ctx, asked: Asked<InventoryQuery>) => filtersOf(asked)),
    async (ctx, rows) => {
      const now = ctx.now()
      return rows.map((row) => present(row, now))
    },
  ),
})

export const summaryExport = defineExport({
  list: 'inventorySummary',
  page: inventory.summary.input,
  columns: summaryExportColumns,
  titles: ({ by }) => ({ label: summaryTitles[by] }),
  rows: wholeOf(everySum),
})

export const holdExport = defineExport({
  list: 'inventoryHold',
  page: inventory.reservations.input,
  columns: holdExportColumns,
  rows: shownAs(rowsOf(views.holdList), (ctx, rows) => ctx.read((db) => withLots(db, rows))),
})

/** Everything that happened to a lot, in the order in which it did. */
export const ledgerExport = defineExport({
  list: 'inventoryLedger',
  page: inventory.ledger.input,
  columns: ledgerExportColumns,
  rows: wholeOf(ledger),
})
