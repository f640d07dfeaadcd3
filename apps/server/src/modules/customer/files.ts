import { customer } from '@yuncang/shared/contracts/customer'
import {
  customerExportColumns,
  customerExportKeys,
  type CustomerExportKey,
} from '@yuncang/shared/contracts/customer-export'
import { bankColumns, invoiceColumns } from '@yuncang/shared/contracts/customer-parts-workbook'
import { customerColumns } from '@yuncang/shared/contracts/customer-workbook'
import { noInput } from '@yuncang/shared/contracts/wire'
import { toWireTime } from '@yuncang/shared/domain/calendar'
import { z } from 'zod'
import { exportFormats, exportTable } from '../../files/spreadsheet/export.ts'
import { writeTemplate } from '../../files/spreadsheet/write.ts'
import type { Ctx } from '../../trpc/context.ts'
import { download, upload, type FileHandler } from '../../trpc/files.ts'
import { lookup } from '../dictionary/service.ts'
import { importing } from '../import/service/kind.ts'
import { customerImport } from './import.ts'
import { bankImport, invoiceImport } from './parts/import.ts'
import * as repo from './repo.ts'

const exportChunk = 500
const {
  current: _current,
  size: _size,
  ascs: _ascs,
  descs: _descs,
  ...filters
} = customer.page.input.shape
const exportInput = z.strictObject({
  ...filters,
  columns: z.array(z.enum(customerExportKeys)).min(1).max(100).optional(),
  format: z.enum(exportFormats).default('xlsx'),
})
type Key = CustomerExportKey

/** Every customer that the filters find, in the columns of the import or those that are asked for. */
async function exportCustomers(ctx: Ctx, query: z.output<typeof exportInput>) {
  const { columns: asked, format, ...found } = query
  const { locale } = ctx.call
  const { types, yesNo } = await ctx.read(async (db) => ({
    types: await lookup(db, ctx, 'CUS_SUP_TYPE'),
    yesNo: await lookup(db, ctx, 'YES_NO'),
  }))
  const stopped = { zh: ['使用中', '已停用'], en: ['In use', 'Stopped'] }[locale]
  const cell = (row: repo.CustomerRow, key: Key) => {
    if (key === 'customerType')
      return row.customerType.map((type) => types.labelOf(type)).join('、')
    if (key === 'isVisual') return yesNo.labelOf(String(row.isVisual))
    if (key === 'isStop') return stopped[row.isStop] ?? ''
    if (key === 'createTime' || key === 'updateTime') return toWireTime(row[key])
    return row[key]
  }
  return exportTable({
    name: locale === 'en' ? 'customers' : '客户',
    format,
    locale,
    columns: customerExportColumns,
    keys: asked ?? customerColumns.map((column) => column.key),
    decimals: ['creditLimit'],
    chunks: repo.walk(ctx.read, found, exportChunk),
    cell,
  })
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
  'customer.import': upload(importing(customerImport)),
  'customer.export': download(exportInput, exportCustomers),
  'customer.template': download(noInput, async (ctx) => template(ctx)),
  'customerInvoice.import': upload(importing(invoiceImport)),
  'customerInvoice.template': download(noInput, async (ctx) => invoiceTemplate(ctx)),
  'customerBank.import': upload(importing(bankImport)),
  'customerBank.template': download(noInput, async (ctx) => bankTemplate(ctx)),
} as const satisfies Record<string, FileHandler>
