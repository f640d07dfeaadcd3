import * as report from '@yuncang/shared/nouns/report/contract'
import * as columns from '@yuncang/shared/nouns/report/export'
import { defineExport } from '../../kernel/export/service/list-export.ts'
import { wholeOf } from '../../kernel/export/service/rows.ts'
import { agingRows, unbilledRows } from './service/debts.ts'
import { differenceRows, occupancyRows, stockAgeRows, throughputRows } from './service/goods.ts'
import { sortedRows } from './service/page.ts'
import { revenueRows } from './service/revenue.ts'

/** Reports as files: all of their rows. */
export const reportExports = {
  revenueReport: defineExport({
    list: 'revenueReport',
    page: report.revenueReport.page.input,
    columns: columns.revenueExportColumns,
    titles: ({ by }) => ({ label: columns.revenueTitles[by] }),
    rows: wholeOf(sortedRows(revenueRows)),
  }),
  agingReport: defineExport({
    list: 'agingReport',
    page: report.agingReport.page.input,
    columns: columns.agingExportColumns,
    rows: wholeOf(sortedRows(agingRows)),
  }),
  unbilledReport: defineExport({
    list: 'unbilledReport',
    page: report.unbilledReport.page.input,
    columns: columns.unbilledExportColumns,
    rows: wholeOf(sortedRows(unbilledRows)),
  }),
  occupancyReport: defineExport({
    list: 'occupancyReport',
    page: report.occupancyReport.page.input,
    columns: columns.occupancyExportColumns,
    rows: wholeOf(sortedRows(occupancyRows)),
  }),
  throughputReport: defineExport({
    list: 'throughputReport',
    page: report.throughputReport.page.input,
    columns: columns.throughputExportColumns,
    rows: wholeOf(sortedRows(throughputRows)),
  }),
  stockAgeReport: defineExport({
    list: 'stockAgeReport',
    page: report.stockAgeReport.page.input,
    columns: columns.stockAgeExportColumns,
    rows: wholeOf(sortedRows(stockAgeRows)),
  }),
  differenceReport: defineExport({
    list: 'differenceReport',
    page: report.differenceReport.page.input,
    columns: columns.differenceExportColumns,
    rows: wholeOf(sortedRows(differenceRows)),
  }),
} as const
