import { billStatement } from '@yuncang/shared/nouns/bill-statement/contract'
import { billStatementExportColumns } from '@yuncang/shared/nouns/bill-statement/export'
import { defineExport } from '../../kernel/export/service/list-export.ts'
import { wholeOf } from '../../kernel/export/service/rows.ts'
import { sortedRows } from '../report/service/page.ts'
import { entries } from './service/read.ts'

export const billStatementExport = defineExport({
  list: 'billStatement',
  page: billStatement.page.input,
  columns: billStatementExportColumns,
  rows: wholeOf(sortedRows(entries)),
})
