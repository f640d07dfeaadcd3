import { forklift, worker } from '@yuncang/shared/nouns/worker/contract'
import { forkliftExportColumns, workerExportColumns } from '@yuncang/shared/nouns/worker/export'
import { defineExport } from '../../kernel/export/service/list-export.ts'
import { rowsOf } from '../../kernel/export/service/rows.ts'
import { forkliftList, workerList } from './repo.ts'

export const workerExport = defineExport({
  list: 'worker',
  page: worker.page.input,
  columns: workerExportColumns,
  rows: rowsOf(workerList),
})

export const forkliftExport = defineExport({
  list: 'forklift',
  page: forklift.page.input,
  columns: forkliftExportColumns,
  rows: rowsOf(forkliftList),
})
