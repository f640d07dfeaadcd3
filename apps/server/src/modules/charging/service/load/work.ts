import type { Read } from '@yuncang/db/handle'
import type { Ctx } from '../../../../trpc/context.ts'
import { liveOf } from '../../repo.ts'
import type { DocumentSource } from '../charge-source.ts'
import type { Business, FeeScope, Work } from '../facts.ts'
import { readPrices } from './price-book.ts'

type Done = { business: Business; work: Work }

/** A source of work on one document: `read` says what was done for whom, and the rest of its facts is read here. */
export const workSource = (
  fees: FeeScope,
  read: (db: Read, ctx: Ctx, id: string) => Promise<Done>,
): DocumentSource => ({
  fees,
  async *load(db, ctx, { id }) {
    const { business, work } = await read(db, ctx, id)
    const book = await readPrices(db, [business.customerId], work.bizDate)
    const existing = await liveOf(db, [id], { jfmoduleIds: fees.modules, recPay: 1 })
    yield { businesses: 1, facts: [{ kind: 'WORK', business, book, existing, ...work }] }
  },
})

type Order = {
  id: string
  orderNo: string
  masterBillNo: string
  customerId: string
  customerName: string
}

/** How fees name an order of a module. */
export const documentOf = (module: string, { id, orderNo, masterBillNo }: Order) => ({
  module,
  businessId: id,
  businessNo: orderNo,
  masterBillNo,
})

export const businessOf = (module: string, order: Order): Business => ({
  ...documentOf(module, order),
  customerId: order.customerId,
  customerName: order.customerName,
})
