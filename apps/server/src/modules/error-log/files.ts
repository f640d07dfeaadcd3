import { errorLog } from '@yuncang/shared/nouns/error-log/contract'
import { errorLogExportColumns } from '@yuncang/shared/nouns/error-log/export'
import { defineExport } from '../../kernel/export/service/list-export.ts'
import { rowsOf } from '../../kernel/export/service/rows.ts'
import * as repo from './repo.ts'

export const errorLogExport = defineExport({
  list: 'errorLog',
  page: errorLog.page.input,
  columns: errorLogExportColumns,
  rows: rowsOf(repo),
})
