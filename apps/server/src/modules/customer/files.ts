import { customer } from '@yuncang/shared/contracts/customer'
import { customerColumns, type CustomerColumn } from '@yuncang/shared/contracts/customer-workbook'
import { noInput } from '@yuncang/shared/contracts/wire'
import { writeTemplate, writeWorkbook } from '../../files/spreadsheet/write.ts'
import type { Ctx } from '../../trpc/context.ts'
import { download, upload, type FileHandler } from '../../trpc/files.ts'
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

const exported: readonly CustomerColumn[] = customerColumns.map((column) => column.key)

/** Every customer that the filters find, in the columns of the import. */
function exportCustomers(ctx: Ctx, query: Parameters<typeof repo.walk>[1]) {
  async function* rows() {
    for await (const chunk of repo.walk(ctx.read, query, exportChunk)) {
      for (const row of chunk) yield exported.map((key) => cellOf(row[key]))
    }
  }
  const columns = customerColumns.map((column) => ({
    title: column.title[ctx.call.locale],
    ...(column.key === 'creditLimit' && { kind: 'decimal' as const }),
  }))
  const name = ctx.call.locale === 'en' ? 'customers.xlsx' : '客户.xlsx'
  return writeWorkbook(name, columns, rows())
}

const cellOf = (value: string | number | readonly string[] | null): string | number | null =>
  typeof value === 'object' && value !== null ? value.join('、') : value

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
  'customer.export': download(customer.page.input.pick({}).extend(filters), async (ctx, query) =>
    exportCustomers(ctx, query),
  ),
  'customer.template': download(noInput, async (ctx) => template(ctx)),
} as const satisfies Record<string, FileHandler>
