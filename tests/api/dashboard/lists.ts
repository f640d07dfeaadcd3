import type { TodoKey } from '@yuncang/shared/nouns/dashboard/rules'
import type { ListedMonth } from '@yuncang/shared/nouns/month-close/contract'
import * as bill from '../../../apps/web/src/features/bill/search.ts'
import * as contract from '../../../apps/web/src/features/contract/search.ts'
import * as feeLine from '../../../apps/web/src/features/fee-line/search.ts'
import { listOf } from '../../../apps/web/src/features/home/links.ts'
import * as inboundOrder from '../../../apps/web/src/features/inbound-order/search.ts'
import * as inventory from '../../../apps/web/src/features/inventory/search.ts'
import * as job from '../../../apps/web/src/features/job/search.ts'
import { monthSearch } from '../../../apps/web/src/features/month-close/search.ts'
import { monthsOf } from '../../../apps/web/src/features/month-close/waiting.ts'
import * as outboundOrder from '../../../apps/web/src/features/outbound-order/search.ts'
import * as product from '../../../apps/web/src/features/product/search.ts'
import * as quotation from '../../../apps/web/src/features/quotation/search.ts'
import type { TestApp } from '../../support/app.ts'

/* The lists behind the lines of the home screen, as the screens read their addresses and ask the server. */
type Asked = readonly [operation: string, query: object]

const lists: Readonly<Record<string, (address: unknown) => Asked>> = {
  '/wms/inboundOrder/index': (address) => [
    'inboundOrder.page',
    inboundOrder.queryOf(inboundOrder.orderSearch.parse(address)),
  ],
  '/wms/outboundOrder/index': (address) => [
    'outboundOrder.page',
    outboundOrder.queryOf(outboundOrder.outboundSearch.parse(address)),
  ],
  '/wms/inventory/index': (address) => [
    'inventory.reservations',
    inventory.holdQueryOf(inventory.inventorySearch.parse(address)),
  ],
  '/contract/contract/index': (address) => [
    'contract.page',
    contract.queryOf(contract.contractSearch.parse(address)),
  ],
  '/contract/quotation/index': (address) => [
    'quotation.page',
    quotation.queryOf(quotation.quotationSearch.parse(address)),
  ],
  '/fee/feeLine/index': (address) => [
    'feeLine.page',
    feeLine.queryOf(feeLine.feeLineSearch.parse(address)),
  ],
  '/fee/bill/index': (address) => ['bill.page', bill.queryOf(bill.billSearch.parse(address))],
  '/base/product/index': (address) => [
    'product.page',
    product.queryOf(product.productSearch.parse(address)),
  ],
  '/system/job/index': (address) => ['job.page', job.queryOf(job.jobSearch.parse(address))],
}

/** How many rows the list has to which a line of somebody's home leads. */
export async function heldBy(
  app: TestApp,
  as: string,
  { key, day }: { key: TodoKey; day: string },
): Promise<number> {
  const { to, search } = listOf(key, day)
  if (to === '/fee/monthClose/index') {
    const months: ListedMonth[] = await app.data('monthClose.list', {}, as)
    return monthsOf(monthSearch.parse(search), months).length
  }
  const asked = lists[to]
  if (!asked) throw new Error(`${key} leads to ${to}, which is no list here`)
  const [operation, query] = asked(search)
  return (await app.data(operation, query, as)).total
}
