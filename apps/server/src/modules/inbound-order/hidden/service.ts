import { zip } from '@yuncang/shared/kernel/expected'
import type { Tx } from '@yuncang/db/handle'
import { mapUniqueViolation } from '@yuncang/db/sql'
import { eventLoopYielder } from '@yuncang/db/event-loop'
import type { InboundOrderDraft } from '@yuncang/shared/nouns/inbound-order/contract'
import { AppError } from '@yuncang/shared/errors'
import type { Ctx } from '../../../trpc/context.ts'
import type { InPart } from '../../../kernel/import/service/kind.ts'
import * as orders from '../repo.ts'
import { newOrder, normalized, productsOf, recordAdded, withOwnWords } from '../service/save.ts'
import { justTaken } from '../service/bill-conflicts.ts'
import * as repo from './repo.ts'

/* Orders on their way in: deleted ones to everybody, until all of their file are there. */
const linesAtOnce = 150

/** Stores the orders hidden, some hundred lines in each part; gives their ids in the order of the drafts. */
export async function layOrders(
  ctx: Ctx,
  given: readonly InboundOrderDraft[],
  inPart: InPart,
): Promise<string[]> {
  const drafts = await normalized(given)
  const productOf = await ctx.read((db) => productsOf(db, drafts))
  const yieldToEventLoop = eventLoopYielder()
  const ids: string[] = []
  for (const some of parts(drafts)) {
    const laid: orders.NewOrder[] = []
    for (const draft of some)
      laid.push(hidden(await newOrder(ctx, draft, nameless, { productOf, yieldToEventLoop })))
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
const hidden = ({ order, ...lines }: orders.NewOrder): orders.NewOrder => ({
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
  const named = zip(ids, await withOwnWords(tx, ctx, await normalized(given)))
  const createTime = ctx.now()
  const shown = await mapUniqueViolation(justTaken, async () => {
    const rows: orders.OrderRow[] = []
    for (const [id, { own }] of named) {
      const row = await repo.show(tx, { id, createTime, ...own })
      if (!row) throw new AppError('record.stale')
      rows.push(row)
    }
    return rows
  })
  await recordAdded(tx, ctx, shown, 'import')
  return shown
}
