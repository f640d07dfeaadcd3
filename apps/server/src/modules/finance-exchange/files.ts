import { financeExchange } from '@yuncang/shared/nouns/finance-exchange/contract'
import { exchangeExportColumns } from '@yuncang/shared/nouns/finance-exchange/export'
import { defineExport } from '../../kernel/export/service/list-export.ts'
import { rowsOf, shownAs } from '../../kernel/export/service/rows.ts'
import * as repo from './repo.ts'
import { asRecord } from './service/read.ts'

export const financeExchangeExport = defineExport({
  list: 'financeExchange',
  page: financeExchange.page.input,
  columns: exchangeExportColumns,
  rows: shownAs(rowsOf(repo), async (ctx, rows) => rows.map((row) => asRecord(ctx, row))),
})
