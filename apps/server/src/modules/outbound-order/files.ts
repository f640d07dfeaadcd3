import { outboundOrder } from '@yuncang/shared/nouns/outbound-order/contract'
import { outboundExportColumns } from '@yuncang/shared/nouns/outbound-order/export'
import { defineExport } from '../../kernel/export/service/list-export.ts'
import { rowsOf, shownAs } from '../../kernel/export/service/rows.ts'
import * as repo from './repo.ts'
import { withPlates } from './service/read.ts'

export const outboundExport = defineExport({
  list: 'outboundOrder',
  page: outboundOrder.page.input,
  columns: outboundExportColumns,
  rows: shownAs(rowsOf(repo), withPlates),
})
