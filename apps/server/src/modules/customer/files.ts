import { customer } from '@yuncang/shared/nouns/customer/contract'
import { customerExportColumns } from '@yuncang/shared/nouns/customer/export'
import { bankColumns, invoiceColumns } from '@yuncang/shared/nouns/customer/parts-workbook'
import { customerColumns, customerFields } from '@yuncang/shared/nouns/customer/workbook'
import { noInput } from '@yuncang/shared/kernel/wire'
import { defineExport } from '../../kernel/export/service/list-export.ts'
import { rowsOf } from '../../kernel/export/service/rows.ts'
import { templateOf } from '../../kernel/import/service/template.ts'
import type { Ctx } from '../../trpc/context.ts'
import { download, upload, type FileHandler } from '../../trpc/files.ts'
import { importing } from '../../kernel/import/service/kind.ts'
import { customerImport } from './service/import.ts'
import { bankImport, invoiceImport } from './service/part-import.ts'
import * as repo from './repo.ts'

/** In the columns of customers in the import unless others are asked for. */
export const customerExport = defineExport({
  list: 'customer',
  page: customer.page.input,
  columns: customerExportColumns,
  usual: customerFields.map((column) => column.key),
  rows: rowsOf(repo),
})

const exampleName = '青岛样例橡胶贸易有限公司（虚构）'

function template(ctx: Ctx) {
  const name = ctx.call.locale === 'en' ? 'customer-template.xlsx' : '客户导入模板.xlsx'
  return templateOf(ctx, {
    name,
    columns: customerColumns,
    example: {
      customerName: exampleName,
      socialCreditCode: '91370200MA3DEM0197',
      isVisual: '否',
      customerType: '货主',
      contacter: '李样例',
      contacterPhone: '13800000001',
      contacterEmail: 'contact@example.com',
    },
  })
}

function invoiceTemplate(ctx: Ctx) {
  const name = ctx.call.locale === 'en' ? 'invoice-template.xlsx' : '开票信息导入模板.xlsx'
  return templateOf(ctx, {
    name,
    columns: invoiceColumns,
    example: {
      customerName: exampleName,
      invoiceTitle: exampleName,
      dutyNumber: '91370200MA3DEM0197',
      invoiceType: '电子专票',
      regAddress: '青岛市示例路 1 号',
      regPhone: '0532-00000000',
      bankName: '示例银行青岛分行',
      bankAccount: '370200000000000001',
      email: 'invoice@example.com',
      isDefault: '是',
    },
  })
}

function bankTemplate(ctx: Ctx) {
  const name = ctx.call.locale === 'en' ? 'bank-template.xlsx' : '银行账户导入模板.xlsx'
  return templateOf(ctx, {
    name,
    columns: bankColumns,
    example: {
      customerName: exampleName,
      bankName: '示例银行青岛分行',
      bankAccount: '370200000000000001',
      currency: '人民币',
      swift: 'DEMOCNBJ',
      cnaps: '102452000014',
      isDefault: '是',
    },
  })
}

export const customerFiles = {
  'customer.import': upload(importing(customerImport)),
  'customer.template': download(noInput, async (ctx) => template(ctx)),
  'customerInvoice.import': upload(importing(invoiceImport)),
  'customerInvoice.template': download(noInput, async (ctx) => invoiceTemplate(ctx)),
  'customerBank.import': upload(importing(bankImport)),
  'customerBank.template': download(noInput, async (ctx) => bankTemplate(ctx)),
} as const satisfies Record<string, FileHandler>
