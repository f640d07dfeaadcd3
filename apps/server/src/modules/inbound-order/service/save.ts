import type { Read, Tx } from '@yuncang/db/handle'
import { inTurns, turns, type Turn } from '@yuncang/db/turns'
import type { InboundOrder, InboundOrderDraft } from '@yuncang/shared/contracts/inbound-order'
import { bondedByType, orderStatuses } from '@yuncang/shared/domain/inbound-order'
import { normalizeBillNo } from '@yuncang/shared/validate/bill-no'
import type { Ctx } from '../../../trpc/context.ts'
import { nextDocumentNumbers } from '../../number/service.ts'
import { productsWritten } from '../../product/service/written.ts'
import { recordOperations } from '../../record/service.ts'
import * as repo from '../repo.ts'
import { customerNames, mustBeKnown } from './head.ts'
import {
  containerRows,
  mustBeInContainers,
  productRows,
  totalsOf,
  type ProductOf,
} from './lines.ts'
import { present } from './read.ts'
import { submit } from './submit.ts'
import { mustFitBills, refuseTaken, withTakenMeaning } from './taken.ts'

/** Saves one order with its containers and goods as a draft, and submits it when asked to (domain.md §7.1, saveAll). */
export const create = (ctx: Ctx, draft: InboundOrderDraft): Promise<InboundOrder> =>
  ctx.transaction(async (tx) => {
    mustBeInContainers(ctx, draft.inboundContainerList, draft.inboundProductList)
    const [order] = await addOrders(tx, ctx, [draft], 'create')
    return present(draft.auditStatus === 1 ? await submit(tx, ctx, order!) : order!)
  })

/**
 * Adds orders with all their lines, numbered, each with its operate record. Throws 409 for a bill of lading in use or
 * a stopped customer; then nothing is stored.
 */
export async function addOrders(
  tx: Tx,
  ctx: Ctx,
  given: readonly InboundOrderDraft[],
  action: 'create' | 'import',
): Promise<repo.OrderRow[]> {
  const drafts = await normalized(given)
  const own = await ownWords(tx, ctx, drafts)
  const productOf = await productsOf(tx, drafts)
  const orders: repo.NewOrder[] = []
  const turn = turns()
  for (const [index, draft] of drafts.entries())
    orders.push(await newOrder(ctx, draft, own[index]!, productOf, turn))
  const stored = await withTakenMeaning(() => repo.insert(tx, orders))
  await tellAdded(tx, ctx, stored, action)
  return stored
}

/** Drafts with their bills of lading as they are stored. */
export const normalized = (given: readonly InboundOrderDraft[]): Promise<InboundOrderDraft[]> =>
  inTurns(given, (draft) => ({ ...draft, masterBillNo: normalizeBillNo(draft.masterBillNo) }))

/** What a new order does not have from its draft: its number, and the names of its customers. */
export type OwnWords = { orderNo: string; customerName: string; hqCustomerName: string | null }

/** Gives each draft its words. Throws for a bill of lading in use, a stopped customer, or what is not known. */
export async function ownWords(
  tx: Tx,
  ctx: Ctx,
  drafts: readonly InboundOrderDraft[],
): Promise<OwnWords[]> {
  await refuseTaken(tx, ctx, drafts)
  const names = await customerNames(tx, drafts)
  await mustBeKnown(tx, ctx, drafts)
  const numbers = await nextDocumentNumbers(tx, ctx, 'RK', drafts.length)
  return drafts.map((draft, index) => ({ orderNo: numbers[index]!, ...namesOf(draft, names) }))
}

/** Which products the lines of new orders name. */
export const productsOf = (
  db: Read | Tx,
  drafts: readonly InboundOrderDraft[],
): Promise<ProductOf> =>
  productsWritten(
    db,
    drafts.flatMap((draft) => draft.inboundProductList),
  )

/** What is due once new orders are among the others: a look at their manifests, and their records. */
export async function tellAdded(
  tx: Tx,
  ctx: Ctx,
  stored: readonly repo.OrderRow[],
  action: 'create' | 'import',
): Promise<void> {
  await mustFitBills(
    tx,
    stored.map(({ masterBillNo }) => masterBillNo),
  )
  await recordOperations(
    tx,
    ctx,
    stored.map(({ id, masterBillNo }) => ({
      businessId: id,
      masterBillNo,
      operateModule: 'RKDD',
      action,
    })),
  )
}

type Parties = { customerId: string; hqCustomerId: string | null }

/** The names of an order's customers, of which all are known. */
export const namesOf = ({ customerId, hqCustomerId }: Parties, names: Map<string, string>) => ({
  customerName: names.get(customerId)!,
  hqCustomerName: hqCustomerId === null ? null : names.get(hqCustomerId)!,
})

/** What only becomes of an order later. */
const unreceived = {
  bjdId: null,
  inboundDate: null,
  isCard: 0,
  monthAgency: 0,
  startTime: null,
} as const

/** The rows of a new order. */
export async function newOrder(
  ctx: Ctx,
  draft: InboundOrderDraft,
  own: OwnWords,
  productOf: ProductOf,
  turn: Turn,
): Promise<repo.NewOrder> {
  const { inboundContainerList, inboundProductList, auditStatus: _submits, ...head } = draft
  const orderId = ctx.newId()
  const now = ctx.now()
  const order = {
    ...head,
    ...own,
    id: orderId,
    bondedFlag: head.bondedFlag ?? bondedByType(head.inboundType),
    ...totalsOf(inboundProductList),
    ...unreceived,
    orderStatus: orderStatuses.draft,
    submitBy: null,
    submitTime: null,
    createBy: ctx.user.id,
    createTime: now,
    updateBy: ctx.user.id,
    updateTime: now,
  }
  return {
    order,
    containers: containerRows(ctx, orderId, inboundContainerList),
    products: await productRows(ctx, orderId, inboundProductList, productOf, turn),
  }
}
