import { quotation } from '@yuncang/shared/nouns/quotation/contract'
import { quotationExportColumns } from '@yuncang/shared/nouns/quotation/export'
import { download, upload, type FileHandler } from '../../trpc/files.ts'
import { readPrices } from '../tariff/service/read-workbook.ts'
import { template } from './service/workbook.ts'
import { defineExport } from '../../kernel/export/service/list-export.ts'
import { rowsOf } from '../../kernel/export/service/rows.ts'
import * as repo from './repo.ts'

export const quotationExport = defineExport({
  list: 'quotation',
  page: quotation.page.input,
  columns: quotationExportColumns,
  rows: rowsOf(repo),
  // A version that has not been passed has no number yet.
  cells: async () => ({ revision: (row) => row.revision || null }),
})

export const quotationFiles = {
  'quotation.template': download(quotation.template.input, template),
  'quotation.readWorkbook': upload(readPrices),
} as const satisfies Record<string, FileHandler>
