import { sealRecord } from '@yuncang/shared/nouns/seal-record/contract'
import { sealRecordExportColumns } from '@yuncang/shared/nouns/seal-record/export'
import { defineExport } from '../../kernel/export/service/list-export.ts'
import { rowsOf } from '../../kernel/export/service/rows.ts'
import { keptFile, type FileHandler } from '../../trpc/files.ts'
import * as repo from './repo.ts'
import { download } from './service/document.ts'

export const sealRecordExport = defineExport({
  list: 'sealRecord',
  page: sealRecord.page.input,
  columns: sealRecordExportColumns,
  rows: rowsOf(repo),
})

export const sealRecordFiles = {
  'sealRecord.download': keptFile(sealRecord.download, download),
} as const satisfies Record<string, FileHandler>
