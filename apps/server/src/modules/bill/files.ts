import { bill, type BillQuery } from '@yuncang/shared/nouns/bill/contract'
import { billExportColumns } from '@yuncang/shared/nouns/bill/export'
import { defineExport } from '../../kernel/export/service/list-export.ts'
import { narrowed, rowsOf, type Asked } from '../../kernel/export/service/rows.ts'
import * as repo from './repo.ts'
import { asSeen } from './service/read.ts'

export const billExport = defineExport({
  list: 'bill',
  page: bill.page.input,
  columns: billExportColumns,
  rows: narrowed(rowsOf(repo), (ctx, asked: Asked<BillQuery>) => asSeen(ctx, asked)),
})
