import { invoice } from '@yuncang/shared/nouns/invoice/contract'
import { invoiceExportColumns } from '@yuncang/shared/nouns/invoice/export'
import { defineExport } from '../../kernel/export/service/list-export.ts'
import { rowsOf } from '../../kernel/export/service/rows.ts'
import * as repo from './repo.ts'

export const invoiceExport = defineExport({
  list: 'invoice',
  page: invoice.page.input,
  columns: invoiceExportColumns,
  rows: rowsOf(repo),
})
