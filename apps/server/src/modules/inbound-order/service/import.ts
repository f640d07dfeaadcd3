import type {
  ImportedOrders,
  InboundOrderDraft,
} from '@yuncang/shared/nouns/inbound-order/contract'
import { inboundColumns, type InboundColumn } from '@yuncang/shared/nouns/inbound-order/workbook'
import { customersCalled } from '../../customer/service/read.ts'
import { figuresOf, lookup } from '../../../kernel/dictionary/service.ts'
import type { ImportKind } from '../../../kernel/import/service/kind.ts'
import * as repo from '../repo.ts'
import { remove as removeHidden } from '../hidden/repo.ts'
import { layOrders, showOrders } from '../hidden/service.ts'
import { addOrders } from './save.ts'
import { idOf, namesIn } from './workbook-order.ts'
import { checkContainerWeights } from './workbook-containers.ts'
import { checkProducts } from './workbook-products.ts'
import { checkSums } from './workbook-sums.ts'
import { checkTotals } from './workbook-totals.ts'
import { draftsOf, groupByBill } from './workbook.ts'

/** Whoever imported more than these looks for them in the list. */
const toldAtMost = 100

/**
 * A workbook of inbound orders (docs/domain/files.md#workbook-of-inbound-orders): rows of one bill of lading are one
 * order, all orders are saved or none. What is wrong is named by row, column and reason.
 */
export const inboundOrderImport: ImportKind<InboundColumn, InboundOrderDraft, ImportedOrders> = {
  columns: inboundColumns,
  async check(db, ctx, { table, issues }) {
    const help = {
      inboundTypes: await lookup(db, ctx, 'INBOUND_TYPE'),
      businessTypes: await lookup(db, ctx, 'BUSINESS_TYPE'),
      customers: await customersCalled(db, await namesIn(table)),
    }
    const groups = await groupByBill(table, issues)
    const drafts = await draftsOf(groups, help, issues)
    await checkSums(table, issues)
    await checkContainerWeights(
      { groups, payloads: await figuresOf(db, 'CONTAINER_PAYLOAD') },
      issues,
    )
    await checkProducts(db, table, issues)
    await checkTotals(table, issues)
    const rowsOf = new Map(groups.map((group) => [group.masterBillNo, group.rows]))
    for (const { masterBillNo: no, orderNo } of await repo.withBills(db, [...rowsOf.keys()])) {
      const first = rowsOf.get(no)?.[0]
      if (first) issues.add(first.number, 'masterBillNo', 'inboundOrder.billTaken', { no, orderNo })
    }
    return drafts
  },
  async scopeOf(db, table) {
    const names = await namesIn(table)
    const customers = await customersCalled(db, names)
    const ids = new Set(names.map((name) => idOf(customers.get(name))))
    const [id = '', ...others] = ids
    return others.length === 0 ? id : ''
  },
  publish: async (tx, ctx, drafts) => resultOf(await addOrders(tx, ctx, drafts, 'import'), drafts),
  hidden: {
    lay: layOrders,
    show: async (tx, ctx, drafts, ids) => resultOf(await showOrders(tx, ctx, drafts, ids), drafts),
    clear: removeHidden,
  },
}

const resultOf = (
  stored: readonly repo.OrderRow[],
  drafts: readonly InboundOrderDraft[],
): ImportedOrders => ({
  orders: stored.length,
  containers: drafts.reduce((sum, draft) => sum + draft.inboundContainerList.length, 0),
  products: drafts.reduce((sum, draft) => sum + draft.inboundProductList.length, 0),
  orderNos: stored.slice(0, toldAtMost).map((order) => order.orderNo),
  orderIds: stored.slice(0, toldAtMost).map((order) => order.id),
})
