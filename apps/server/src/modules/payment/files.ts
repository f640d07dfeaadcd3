import { payment, type PaymentQuery } from '@yuncang/shared/nouns/payment/contract'
import { paymentExportColumns } from '@yuncang/shared/nouns/payment/export'
import { paymentColumns } from '@yuncang/shared/nouns/payment/workbook'
import { noInput } from '@yuncang/shared/kernel/wire'
import { defineExport } from '../../kernel/export/service/list-export.ts'
import { narrowed, rowsOf, type Asked } from '../../kernel/export/service/rows.ts'
import { importing } from '../../kernel/import/service/kind.ts'
import { templateOf } from '../../kernel/import/service/template.ts'
import { download, upload, type FileHandler } from '../../trpc/files.ts'
import * as repo from './repo.ts'
import { paymentImport } from './service/import.ts'
import { asked } from './service/read.ts'

export const paymentExport = defineExport({
  list: 'payment',
  page: payment.page.input,
  columns: paymentExportColumns,
  rows: narrowed(rowsOf(repo), (_, given: Asked<PaymentQuery>) => asked(given)),
})

export const paymentFiles = {
  'payment.import': upload(importing(paymentImport)),
  'payment.template': download(noInput, async (ctx) =>
    templateOf(ctx, {
      name: ctx.call.locale === 'en' ? 'bank-template.xlsx' : '银行流水导入模板.xlsx',
      columns: paymentColumns,
      example: {
        payDate: '2025-04-30',
        payerName: '青岛样例橡胶贸易有限公司（虚构）',
        income: '4693.67',
        currency: '人民币',
        reference: 'B20250430001',
        bankAccount: '370200000000000001',
        remark: 'ZD202504020001',
      },
    }),
  ),
} as const satisfies Record<string, FileHandler>
