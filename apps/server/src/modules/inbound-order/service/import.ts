import type { InboundOrderDraft } from '@yuncang/shared/contracts/inbound-order'
import { inboundColumns, type InboundColumn } from '@yuncang/shared/contracts/inbound-workbook'
import { customersCalled } from '../../customer/service/read.ts'
import { lookup } from '../../dictionary/service.ts'
import type { ImportKind } from '../../import/service/kind.ts'
import * as repo from '../repo.ts'
import { remove as removeUnseen } from '../unseen/repo.ts'
import { layOrders, showOrders } from '../unseen/service.ts'
import { addOrders } from './save.ts'
import { namesIn } from './workbook-head.ts'
import { checkSums } from './workbook-sums.ts'
import { draftsOf, groupByBill } from './workbook.ts'

type Result = { orders: number; containers: number; products: number; orderNos: string[] }

/**
 * A workbook of inbound orders (decisions.md 41a): rows of one bill of lading are one order, all orders are saved or
 * none. What is wrong is named by row, column and reason.
 */
export const inboundOrderImport: ImportKind<InboundColumn, InboundOrderDraft, Result> = {
  columns: inboundColumns,
  async check(db, ctx, { table, issues }) {
    const help = {
      inboundTypes: await lookup(db, ctx, 'INBOUND_TYPE'),
      businessTypes: await lookup(db, ctx, 'BUSINESS_TYPE'),
      customers: await customersCalled(db, await namesIn(table)),
    }
    const groups = await groupByBill(table, issues)
    const drafts = await draftsOf(table, groups, help, issues)
    await checkSums(table, issues)
    const rowsOf = new Map(groups.map((group) => [group.masterBillNo, group.rows]))
    for (const { masterBillNo: no, orderNo } of await repo.withBills(db, [...rowsOf.keys()])) {
      const first = rowsOf.get(no)?.[0]
      if (first) issues.add(first.number, 'masterBillNo', 'inboundOrder.billTaken', { no, orderNo })
    }
    return drafts
  },
  publish: async (tx, ctx, drafts) => resultOf(await addOrders(tx, ctx, drafts, 'import'), drafts),
  unseen: {
    lay: layOrders,
    show: async (tx, ctx, drafts, ids) => resultOf(await showOrders(tx, ctx, drafts, ids), drafts),
    clear: removeUnseen,
  },
}

const resultOf = (
  stored: readonly repo.OrderRow[],
  drafts: readonly InboundOrderDraft[],
): Result => ({
  orders: stored.length,
  containers: drafts.reduce((sum, draft) => sum + draft.inboundContainerList.length, 0),
  products: drafts.reduce((sum, draft) => sum + draft.inboundProductList.length, 0),
  orderNos: stored.slice(0, 100).map((order) => order.orderNo),
})
