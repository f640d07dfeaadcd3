import { loginRecord } from '@yuncang/shared/nouns/login-record/contract'
import { loginRecordExportColumns } from '@yuncang/shared/nouns/login-record/export'
import { defineExport } from '../../kernel/export/service/list-export.ts'
import { everyRecord } from './service.ts'

export const loginRecordExport = defineExport({
  list: 'loginRecord',
  page: loginRecord.page.input,
  columns: loginRecordExportColumns,
  rows: everyRecord,
})
