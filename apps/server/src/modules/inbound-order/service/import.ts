import { inboundColumns } from '@yuncang/shared/contracts/inbound-workbook'
import { AppError } from '@yuncang/shared/errors'
import { issueList } from '../../../files/spreadsheet/issues.ts'
import { readSpreadsheet } from '../../../files/spreadsheet/read.ts'
import { findTable } from '../../../files/spreadsheet/table.ts'
import type { Ctx } from '../../../trpc/context.ts'
import type { Upload } from '../../../trpc/files.ts'
import { customersNamed } from '../../customer/service/read.ts'
import { lookup } from '../../dictionary/service.ts'
import * as repo from '../repo.ts'
import { addOrders } from './save.ts'
import { draftOf, groupByBill, namesIn } from './workbook.ts'

/**
 * Imports a workbook of inbound orders (decisions.md 41a): rows of one bill of lading are one order, all orders are
 * saved or none. What is wrong is named by row, column and reason.
 */
export async function importOrders(ctx: Ctx, file: Upload) {
  const table = findTable(await readSpreadsheet(file), inboundColumns, ctx.call.locale)
  if (table.rows.length === 0) throw new AppError('spreadsheet.noRows')
  const issues = issueList(table, ctx.call.locale)
  return ctx.transaction(async (tx) => {
    const help = {
      inboundTypes: await lookup(tx, ctx, 'INBOUND_TYPE'),
      businessTypes: await lookup(tx, ctx, 'BUSINESS_TYPE'),
      customers: await customersNamed(tx, namesIn(table)),
    }
    const groups = groupByBill(table, issues)
    const drafts = groups.flatMap((group) => draftOf(table, group, help, issues) ?? [])
    const taken = await repo.withBills(
      tx,
      groups.map((group) => group.masterBillNo),
    )
    for (const order of taken) {
      const group = groups.find((each) => each.masterBillNo === order.masterBillNo)
      const { masterBillNo: no, orderNo } = order
      if (group)
        issues.add(group.rows[0]!.number, 'masterBillNo', 'inboundOrder.billTaken', { no, orderNo })
    }
    issues.refuse()
    const stored = await addOrders(tx, ctx, drafts, 'import')
    return {
      orders: stored.length,
      containers: drafts.reduce((sum, draft) => sum + draft.inboundContainerList.length, 0),
      products: drafts.reduce((sum, draft) => sum + draft.inboundProductList.length, 0),
      orderNos: stored.slice(0, 100).map((order) => order.orderNo),
    }
  })
}
