import { fxRate } from '@yuncang/shared/nouns/param/contract'
import { fxRateExportColumns } from '@yuncang/shared/nouns/param/export'
import { defineExport } from '../../kernel/export/service/list-export.ts'
import { rowsOf } from '../../kernel/export/service/rows.ts'
import { rateList } from './repo.ts'

export const fxRateExport = defineExport({
  list: 'fxRate',
  page: fxRate.page.input,
  columns: fxRateExportColumns,
  rows: rowsOf(rateList),
  cells: async () => ({ month: ({ month }) => `${month.slice(0, 4)}-${month.slice(4)}` }),
})
