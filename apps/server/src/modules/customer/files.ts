import { customer } from '@yuncang/shared/contracts/customer'
import {
  customerExportColumns,
  type CustomerExportKey,
} from '@yuncang/shared/contracts/customer-export'
import { bankColumns, invoiceColumns } from '@yuncang/shared/contracts/customer-parts-workbook'
import { customerColumns } from '@yuncang/shared/contracts/customer-workbook'
import { noInput } from '@yuncang/shared/contracts/wire'
import { toWireTime } from '@yuncang/shared/domain/calendar'
import { defineExport, exportAtOnce } from '../../files/spreadsheet/list-export.ts'
import { writeTemplate } from '../../files/spreadsheet/write.ts'
import type { Ctx } from '../../trpc/context.ts'
import { download, upload, type FileHandler } from '../../trpc/files.ts'
import { lookup } from '../dictionary/service.ts'
import { importCustomers } from './import.ts'
import { importBanks, importInvoices } from './parts/import.ts'
import * as repo from './repo.ts'

/** Every customer that the filters find, in the columns of the import or those that are asked for. */
export const customerExport = defineExport({
  page: customer.page.input,
  name: { zh: '客户', en: 'customers' },
  columns: customerExportColumns,
  usual: customerColumns.map((column) => column.key),
  decimals: ['creditLimit'],
  walk: repo.walk,
  total: repo.total,
  async cells(ctx) {
    const { types, yesNo } = await ctx.read(async (db) => ({
      types: await lookup(db, ctx, 'CUS_SUP_TYPE'),
      yesNo: await lookup(db, ctx, 'YES_NO'),
    }))
    const stopped = { zh: ['使用中', '已停用'], en: ['In use', 'Stopped'] }[ctx.call.locale]
    return (row: repo.CustomerRow, key: CustomerExportKey) => {
      if (key === 'customerType')
        return row.customerType.map((type) => types.labelOf(type)).join('、')
      if (key === 'isVisual') return yesNo.labelOf(String(row.isVisual))
      if (key === 'isStop') return stopped[row.isStop] ?? ''
      if (key === 'createTime' || key === 'updateTime') return toWireTime(row[key])
      return row[key]
    }
  },
})

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
  'customer.export': exportAtOnce(customerExport),
  'customer.template': download(noInput, async (ctx) => template(ctx)),
  'customerInvoice.import': upload(importInvoices),
  'customerInvoice.template': download(noInput, async (ctx) => invoiceTemplate(ctx)),
  'customerBank.import': upload(importBanks),
  'customerBank.template': download(noInput, async (ctx) => bankTemplate(ctx)),
} as const satisfies Record<string, FileHandler>
