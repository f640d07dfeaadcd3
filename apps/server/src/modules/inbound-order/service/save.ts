import { auditStatuses } from '@yuncang/shared/kernel/audit'
import { getFrom, only } from '@yuncang/shared/kernel/expected'
import { businessModules } from '@yuncang/shared/kernel/business-modules'
import type { Read, Tx } from '@yuncang/db/handle'
import { mapUniqueViolation } from '@yuncang/db/sql'
import { mapWithYields, eventLoopYielder, type YieldToEventLoop } from '@yuncang/db/event-loop'
import type { InboundOrder, InboundOrderDraft } from '@yuncang/shared/nouns/inbound-order/contract'
import { bondedByType, orderStatuses } from '@yuncang/shared/nouns/inbound-order/rules'
import { normalizeBillNo } from '@yuncang/shared/validate/bill-no'
import type { Ctx } from '../../../trpc/context.ts'
import { withDocumentNumbers } from '../../../kernel/number/service.ts'
import { productsWritten } from '../../product/service/written.ts'
import { recordOperations } from '../../../kernel/record/service.ts'
import * as repo from '../repo.ts'
import { noActuals } from './goods.ts'
import { tellDrafted } from './notify.ts'
import { customerNames, assertKnown } from './references.ts'
import {
  containerRows,
  assertInContainers,
  productRows,
  totalsOf,
  type ProductOf,
} from './lines.ts'
import { present } from './read.ts'
import { submit } from './submit.ts'
import { justTaken, assertBillsFit, assertBillsFree } from './bill-conflicts.ts'

/**
 * Saves one order with its containers and goods as a draft, and submits it when asked to
 * (docs/domain/inbound.md#actions).
 */
export const create = (ctx: Ctx, draft: InboundOrderDraft): Promise<InboundOrder> =>
  ctx.transaction(async (tx) => {
    const { inboundContainerList: containers, inboundProductList: products } = draft
    assertInContainers(ctx, { containers, products })
    const order = only(await addOrders(tx, ctx, [draft], 'create'))
    return present(
      draft.auditStatus === auditStatuses.submitted ? await submit(tx, ctx, order) : order,
    )
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
  const named = await withOwnWords(tx, ctx, drafts)
  const productOf = await productsOf(tx, drafts)
  const orders: repo.NewOrder[] = []
  const yieldToEventLoop = eventLoopYielder()
  for (const { draft, own } of named)
    orders.push(await newOrder(ctx, draft, own, { productOf, yieldToEventLoop }))
  const stored = await mapUniqueViolation(justTaken, () => repo.insert(tx, orders))
  await recordAdded(tx, ctx, stored, action)
  return stored
}

/** Drafts with their bills of lading as they are stored. */
export const normalized = (given: readonly InboundOrderDraft[]): Promise<InboundOrderDraft[]> =>
  mapWithYields(given, (draft) => ({ ...draft, masterBillNo: normalizeBillNo(draft.masterBillNo) }))

/** What a new order does not have from its draft: its number, and the names of its customers. */
export type OwnWords = { orderNo: string; customerName: string; hqCustomerName: string | null }

/** Gives each draft its words. Throws for a bill of lading in use, a stopped customer, or what is not known. */
export async function withOwnWords(
  tx: Tx,
  ctx: Ctx,
  drafts: readonly InboundOrderDraft[],
): Promise<{ draft: InboundOrderDraft; own: OwnWords }[]> {
  const names = await customerNames(tx, drafts)
  await assertKnown(tx, ctx, drafts)
  const numbered = await withDocumentNumbers(tx, ctx, 'RK', drafts)
  // With the numbers comes the turn: nobody books another part of these bills in between.
  await assertBillsFree(tx, ctx, drafts)
  return numbered.map(({ number, document: draft }) => ({
    draft,
    own: { orderNo: number, ...namesOf(draft, names) },
  }))
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

/** What is due once new orders are among the others: a look at their manifests, their records, and who hears of them. */
export async function recordAdded(
  tx: Tx,
  ctx: Ctx,
  stored: readonly repo.OrderRow[],
  action: 'create' | 'import',
): Promise<void> {
  await assertBillsFit(
    tx,
    stored.map(({ masterBillNo }) => masterBillNo),
  )
  await recordOperations(
    tx,
    ctx,
    stored.map(({ id, masterBillNo }) => ({
      businessId: id,
      masterBillNo,
      operateModule: businessModules.inboundOrder,
      action,
    })),
  )
  for (const order of stored) await tellDrafted(tx, ctx, order)
}

type Parties = { customerId: string; hqCustomerId: string | null }

/** The names of an order's customers, of which all are known. */
export const namesOf = ({ customerId, hqCustomerId }: Parties, names: Map<string, string>) => ({
  customerName: getFrom(names, customerId),
  hqCustomerName: hqCustomerId === null ? null : getFrom(names, hqCustomerId),
})

/** What only becomes of an order later. */
const unreceived = {
  bjdId: null,
  inboundDate: null,
  isCard: 0,
  passportNo: '',
  monthAgency: 0,
  startTime: null,
  ...noActuals,
} as const

/** The rows of a new order. */
export async function newOrder(
  ctx: Ctx,
  draft: InboundOrderDraft,
  own: OwnWords,
  { productOf, yieldToEventLoop }: { productOf: ProductOf; yieldToEventLoop: YieldToEventLoop },
): Promise<repo.NewOrder> {
  const { inboundContainerList, inboundProductList, auditStatus: _submits, ...fields } = draft
  const orderId = ctx.newId()
  const now = ctx.now()
  const order = {
    ...fields,
    ...own,
    id: orderId,
    bondedFlag: fields.bondedFlag ?? bondedByType(fields.inboundType),
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
    products: await productRows(ctx, orderId, {
      lines: inboundProductList,
      productOf,
      yieldToEventLoop,
    }),
  }
}
