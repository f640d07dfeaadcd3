import { customer } from '@yuncang/shared/contracts/customer'
import {
  customerExportColumns,
  customerExportKeys,
  type CustomerExportKey,
} from '@yuncang/shared/contracts/customer-export'
import { customerColumns } from '@yuncang/shared/contracts/customer-workbook'
import { noInput } from '@yuncang/shared/contracts/wire'
import { toWireTime } from '@yuncang/shared/domain/calendar'
import { z } from 'zod'
import { exportWorkbook } from '../../files/spreadsheet/export.ts'
import { writeTemplate } from '../../files/spreadsheet/write.ts'
import type { Ctx } from '../../trpc/context.ts'
import { download, upload, type FileHandler } from '../../trpc/files.ts'
import { lookup } from '../dictionary/service.ts'
import { importCustomers } from './import.ts'
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
})
type Key = CustomerExportKey

/** Every customer that the filters find, in the columns of the import or those that are asked for. */
async function exportCustomers(ctx: Ctx, query: z.output<typeof exportInput>) {
  const { columns: asked, ...found } = query
  const { locale } = ctx.call
  const types = await ctx.read((db) => lookup(db, ctx, 'CUS_SUP_TYPE'))
  const stopped = { zh: ['使用中', '已停用'], en: ['In use', 'Stopped'] }[locale]
  const cell = (row: repo.CustomerRow, key: Key) => {
    if (key === 'customerType') return row.customerType.map(types.labelOf).join('、')
    if (key === 'isStop') return stopped[row.isStop] ?? ''
    if (key === 'createTime' || key === 'updateTime') return toWireTime(row[key])
    return row[key]
  }
  return exportWorkbook({
    name: locale === 'en' ? 'customers.xlsx' : '客户.xlsx',
    locale,
    columns: customerExportColumns,
    keys: asked ?? customerColumns.map((column) => column.key),
    decimals: ['creditLimit'],
    chunks: repo.walk(ctx.read, found, exportChunk),
    cell,
  })
}

function template(ctx: Ctx) {
  const name = ctx.call.locale === 'en' ? 'customer-template.xlsx' : '客户导入模板.xlsx'
  return writeTemplate(name, customerColumns, ctx.call.locale, {
    customerName: '青岛样例橡胶贸易有限公司（虚构）',
    socialCreditCode: '91370200MA3DEM0197',
    isVisual: '否',
    customerType: '货主',
  })
}

export const customerFiles = {
  'customer.import': upload(importCustomers),
  'customer.export': download(exportInput, exportCustomers),
  'customer.template': download(noInput, async (ctx) => template(ctx)),
} as const satisfies Record<string, FileHandler>
