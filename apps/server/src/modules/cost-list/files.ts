import { costList } from '@yuncang/shared/nouns/cost-list/contract'
import { costListExportColumns } from '@yuncang/shared/nouns/cost-list/export'
import { defineExport } from '../../kernel/export/service/list-export.ts'
import { rowsOf } from '../../kernel/export/service/rows.ts'
import { download, type FileHandler } from '../../trpc/files.ts'
import * as repo from './repo.ts'
import { workbook } from './service/workbook.ts'

export const costListExport = defineExport({
  list: 'costList',
  page: costList.page.input,
  columns: costListExportColumns,
  rows: rowsOf(repo),
  cells: async () => ({
    customerIds: (row) => row.customerIds.length,
    rules: (row) => row.jfgz.length,
  }),
})

export const costListFiles = {
  'costList.workbook': download(costList.workbook.input, workbook),
} as const satisfies Record<string, FileHandler>
