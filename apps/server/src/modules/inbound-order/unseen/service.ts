import type { Tx } from '@yuncang/db/handle'
import { turns } from '@yuncang/db/turns'
import type { InboundOrderDraft } from '@yuncang/shared/contracts/inbound-order'
import { AppError } from '@yuncang/shared/errors'
import type { Ctx } from '../../../trpc/context.ts'
import type { InPart } from '../../import/service/kind.ts'
import * as orders from '../repo.ts'
import { newOrder, normalized, ownWords, productsOf, tellAdded } from '../service/save.ts'
import { withTakenMeaning } from '../service/taken.ts'
import * as repo from './repo.ts'

/* Orders on their way in: deleted ones to everybody, until all of their file are there. */
const linesAtOnce = 150

/** Stores the orders unseen, some hundred lines in each part; gives their ids in the order of the drafts. */
export async function layOrders(
  ctx: Ctx,
  given: readonly InboundOrderDraft[],
  inPart: InPart,
): Promise<string[]> {
  const drafts = await normalized(given)
  const productOf = await ctx.read((db) => productsOf(db, drafts))
  const turn = turns()
  const ids: string[] = []
  for (const some of parts(drafts)) {
    const laid: orders.NewOrder[] = []
    for (const draft of some)
      laid.push(unseen(await newOrder(ctx, draft, nameless, productOf, turn)))
    const own = laid.map(({ order }) => order.id)
    const lines = laid.reduce((sum, { products }) => sum + products.length, 0)
    await inPart(own, lines, (tx) => orders.insert(tx, laid))
    ids.push(...own)
  }
  return ids
}

const nameless = { orderNo: '', customerName: '', hqCustomerName: null }

function* parts(all: readonly InboundOrderDraft[]): Generator<InboundOrderDraft[]> {
  let some: InboundOrderDraft[] = []
  let lines = 0
  for (const draft of all) {
    some.push(draft)
    lines += 1 + draft.inboundContainerList.length + draft.inboundProductList.length
    if (lines < linesAtOnce) continue
    yield some
    some = []
    lines = 0
  }
  if (some.length > 0) yield some
}

/** Until it has a number of its own, an order goes by its id. */
const unseen = ({ order, ...lines }: orders.NewOrder): orders.NewOrder => ({
  ...lines,
  order: { ...order, orderNo: order.id, isDeleted: 1 },
})

/** Shows the orders that were laid down for these drafts, numbered, each with its operate record. */
export async function showOrders(
  tx: Tx,
  ctx: Ctx,
  given: readonly InboundOrderDraft[],
  ids: readonly string[],
): Promise<orders.OrderRow[]> {
  const drafts = await normalized(given)
  const words = await ownWords(tx, ctx, drafts)
  const createTime = ctx.now()
  const shown = await withTakenMeaning(async () => {
    const rows: orders.OrderRow[] = []
    for (const [index, id] of ids.entries()) {
      const row = await repo.show(tx, { id, createTime, ...words[index]! })
      if (!row) throw new AppError('record.stale')
      rows.push(row)
    }
    return rows
  })
  await tellAdded(tx, ctx, shown, 'import')
  return shown
}
