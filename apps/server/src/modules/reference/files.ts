import { costCenter, invoiceCode } from '@yuncang/shared/nouns/reference/contract'
import {
  costCenterExportColumns,
  invoiceCodeExportColumns,
} from '@yuncang/shared/nouns/reference/export'
import { defineExport } from '../../kernel/export/service/list-export.ts'
import { rowsOf } from '../../kernel/export/service/rows.ts'
import { costCenterListing, invoiceCodeListing } from './repo.ts'

export const costCenterExport = defineExport({
  list: 'costCenter',
  page: costCenter.page.input,
  columns: costCenterExportColumns,
  rows: rowsOf(costCenterListing),
})

export const invoiceCodeExport = defineExport({
  list: 'invoiceCode',
  page: invoiceCode.page.input,
  columns: invoiceCodeExportColumns,
  rows: rowsOf(invoiceCodeListing),
})
