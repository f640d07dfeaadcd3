import { contract } from '@yuncang/shared/nouns/contract/contract'
import { contractExportColumns } from '@yuncang/shared/nouns/contract/export'
import { contractColumns } from '@yuncang/shared/nouns/contract/workbook'
import { noInput } from '@yuncang/shared/kernel/wire'
import { defineExport } from '../../kernel/export/service/list-export.ts'
import { rowsOf } from '../../kernel/export/service/rows.ts'
import { importing } from '../../kernel/import/service/kind.ts'
import { templateOf } from '../../kernel/import/service/template.ts'
import type { Ctx } from '../../trpc/context.ts'
import { download, upload, type FileHandler } from '../../trpc/files.ts'
import * as repo from './repo.ts'
import { contractImport } from './service/import.ts'

export const contractExport = defineExport({
  list: 'contract',
  page: contract.page.input,
  columns: contractExportColumns,
  rows: rowsOf(repo),
})

function template(ctx: Ctx) {
  const isEnglish = ctx.call.locale === 'en'
  return templateOf(ctx, {
    name: isEnglish ? 'contract-template.xlsx' : '合同导入模板.xlsx',
    columns: contractColumns,
    example: {
      contractNo: 'HT-DEMO-001',
      contractName: isEnglish ? 'Storage services' : '仓储服务合同',
      customerName: '青岛样例橡胶贸易有限公司（虚构）',
      contractSubjectNames: ctx.tenant.contractSubjects?.[0] ?? ctx.tenant.name,
      contractType: isEnglish ? 'Storage' : '仓储',
      signDate: '2026-12-20',
      startDate: '2027-01-01',
      endDate: '2027-12-31',
      billDay: '5',
      payDays: '30',
    },
  })
}

export const contractFiles = {
  'contract.import': upload(importing(contractImport)),
  'contract.template': download(noInput, async (ctx) => template(ctx)),
} as const satisfies Record<string, FileHandler>
