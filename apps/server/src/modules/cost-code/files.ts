import { costCode } from '@yuncang/shared/nouns/cost-code/contract'
import { costCodeExportColumns } from '@yuncang/shared/nouns/cost-code/export'
import { feeNameIn } from '@yuncang/shared/nouns/cost-code/fee-name'
import { defineExport } from '../../kernel/export/service/list-export.ts'
import { rowsOf } from '../../kernel/export/service/rows.ts'
import * as repo from './repo.ts'

export const costCodeExport = defineExport({
  list: 'costCode',
  page: costCode.page.input,
  columns: costCodeExportColumns,
  rows: rowsOf(repo),
  // Who reads English reads the Chinese name where there is no other.
  cells: async ({ call }) => ({
    feeNameEn: (row) => (call.locale === 'en' ? feeNameIn('en', row) : row.feeNameEn),
  }),
})
