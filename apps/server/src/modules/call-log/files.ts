import { callLog, type UsualLogQuery } from '@yuncang/shared/nouns/call-log/contract'
import { apiLogExportColumns, usualLogExportColumns } from '@yuncang/shared/nouns/call-log/export'
import { defineExport } from '../../kernel/export/service/list-export.ts'
import { narrowed, rowsOf, shownAs, type Asked } from '../../kernel/export/service/rows.ts'
import * as repo from './repo.ts'
import { asRecord, ofPeople } from './service/read.ts'

export const usualLogExport = defineExport({
  list: 'usualLog',
  page: callLog.usualPage.input,
  columns: usualLogExportColumns,
  rows: shownAs(
    narrowed(rowsOf(repo), (_ctx, asked: Asked<UsualLogQuery>) => ofPeople(asked)),
    async (ctx, rows) => rows.map((row) => asRecord(ctx, row)),
  ),
})

export const apiLogExport = defineExport({
  list: 'apiLog',
  page: callLog.apiPage.input,
  columns: apiLogExportColumns,
  rows: shownAs(rowsOf(repo), async (ctx, rows) => rows.map((row) => asRecord(ctx, row))),
})
