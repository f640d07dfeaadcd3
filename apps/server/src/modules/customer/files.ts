import { customer } from '@yuncang/shared/contracts/customer'
import { customerColumns, type CustomerColumn } from '@yuncang/shared/contracts/customer-workbook'
import { bankColumns, invoiceColumns } from '@yuncang/shared/contracts/customer-parts-workbook'
import { noInput } from '@yuncang/shared/contracts/wire'
import { z } from 'zod'
import { writeCsv } from '../../files/spreadsheet/write-csv.ts'
import { writeTemplate, writeWorkbook } from '../../files/spreadsheet/write.ts'
import type { Ctx } from '../../trpc/context.ts'
import { download, upload, type FileHandler } from '../../trpc/files.ts'
import { lookup } from '../dictionary/service.ts'
import { importCustomers } from './import.ts'
import { importBanks, importInvoices } from './parts/import.ts'
import * as repo from './repo.ts'

const exportChunk = 500
const {
  current: _current,
  size: _size,
  ascs: _ascs,
  descs: _descs,
  ...filters
} = customer.page.input.shape

const exported: readonly CustomerColumn[] = customerColumns.map((column) => column.key)

const exportInput = customer.page.input
  .pick({})
  .extend({ ...filters, format: z.enum(['xlsx', 'csv']).default('xlsx') })
type ExportQuery = z.output<typeof exportInput>

/** Every customer that the filters find, in the columns of the import, as a workbook or a .csv. */
async function exportCustomers(ctx: Ctx, { format, ...query }: ExportQuery) {
  const { types, yesNo } = await ctx.read(async (db) => ({
    types: await lookup(db, ctx, 'CUS_SUP_TYPE'),
    yesNo: await lookup(db, ctx, 'YES_NO'),
  }))
  const cellOf = (row: repo.CustomerRow, key: CustomerColumn) => {
    if (key === 'customerType')
      return row.customerType.map((type) => types.labelOf(type)).join('、')
    return key === 'isVisual' ? yesNo.labelOf(String(row.isVisual)) : row[key]
  }
  async function* rows() {
    for await (const chunk of repo.walk(ctx.read, query, exportChunk)) {
      for (const row of chunk) yield exported.map((key) => cellOf(row, key))
    }
  }
  const columns = customerColumns.map((column) => ({
    title: column.title[ctx.call.locale],
    ...(column.key === 'creditLimit' && { kind: 'decimal' as const }),
  }))
  const name = ctx.call.locale === 'en' ? 'customers' : '客户'
  return format === 'csv'
    ? writeCsv(`${name}.csv`, columns, rows())
    : writeWorkbook(`${name}.xlsx`, columns, rows())
}

const exampleName = '青岛样例橡胶贸易有限公司（虚构）'

function template(ctx: Ctx) {
  const name = ctx.call.locale === 'en' ? 'customer-template.xlsx' : '客户导入模板.xlsx'
  return writeTemplate(name, customerColumns, ctx.call.locale, {
    customerName: exampleName,
    socialCreditCode: '91370200MA3DEM0197',
    isVisual: '否',
    customerType: '货主',
  })
}

function invoiceTemplate(ctx: Ctx) {
  const name = ctx.call.locale === 'en' ? 'invoice-template.xlsx' : '开票信息导入模板.xlsx'
  return writeTemplate(name, invoiceColumns, ctx.call.locale, {
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
  })
}

function bankTemplate(ctx: Ctx) {
  const name = ctx.call.locale === 'en' ? 'bank-template.xlsx' : '银行账户导入模板.xlsx'
  return writeTemplate(name, bankColumns, ctx.call.locale, {
    customerName: exampleName,
    bankName: '示例银行青岛分行',
    bankAccount: '370200000000000001',
    currency: '人民币',
    swift: 'DEMOCNBJ',
    cnaps: '102452000014',
    isDefault: '是',
  })
}

export const customerFiles = {
  'customer.import': upload(importCustomers),
  'customer.export': download(exportInput, exportCustomers),
  'customer.template': download(noInput, async (ctx) => template(ctx)),
  'customerInvoice.import': upload(importInvoices),
  'customerInvoice.template': download(noInput, async (ctx) => invoiceTemplate(ctx)),
  'customerBank.import': upload(importBanks),
  'customerBank.template': download(noInput, async (ctx) => bankTemplate(ctx)),
} as const satisfies Record<string, FileHandler>
