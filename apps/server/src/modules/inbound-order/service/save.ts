import type { Tx } from '@yuncang/db/handle'
import { isUniqueViolation } from '@yuncang/db/sql'
import { inTurns } from '@yuncang/db/turns'
import type { InboundOrder, InboundOrderDraft } from '@yuncang/shared/contracts/inbound-order'
import { bondedByType, orderStatuses } from '@yuncang/shared/domain/inbound-order'
import { AppError } from '@yuncang/shared/errors'
import { normalizeBillNo } from '@yuncang/shared/validate/bill-no'
import type { Ctx } from '../../../trpc/context.ts'
import { mustFitManifest } from '../../inbound-manifest/service/totals.ts'
import { nextDocumentNumbers } from '../../number/service.ts'
import { productsWritten } from '../../product/service/written.ts'
import { recordOperations } from '../../record/service.ts'
import * as repo from '../repo.ts'
import { customerNames, fieldError, mustBeKnown } from './head.ts'
import {
  containerRows,
  mustBeInContainers,
  productRows,
  totalsOf,
  type ProductOf,
} from './lines.ts'
import { present } from './read.ts'
import { submit } from './submit.ts'

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
  given: InboundOrderDraft[],
  action: 'create' | 'import',
): Promise<repo.OrderRow[]> {
  const drafts = await inTurns(given, (draft) => ({
    ...draft,
    masterBillNo: normalizeBillNo(draft.masterBillNo),
  }))
  await refuseTaken(tx, ctx, drafts)
  const names = await customerNames(tx, drafts)
  await mustBeKnown(tx, ctx, drafts)
  const numbers = await nextDocumentNumbers(tx, ctx, 'RK', drafts.length)
  const productOf = await productsWritten(
    tx,
    drafts.flatMap((draft) => draft.inboundProductList),
  )
  const orders = await inTurns(drafts, (draft, index) =>
    newOrder(ctx, draft, { orderNo: numbers[index]!, ...namesOf(draft, names) }, productOf),
  )
  const stored = await withTakenMeaning(() => repo.insert(tx, orders))
  await mustFitBills(
    tx,
    drafts.map(({ masterBillNo }) => masterBillNo),
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
  return stored
}

type Parties = { customerId: string; hqCustomerId: string | null }

/** The names of an order's customers, of which all are known. */
export const namesOf = ({ customerId, hqCustomerId }: Parties, names: Map<string, string>) => ({
  customerName: names.get(customerId)!,
  hqCustomerName: hqCustomerId === null ? null : names.get(hqCustomerId)!,
})

type Given = { orderNo: string; customerName: string; hqCustomerName: string | null }

/** What only becomes of an order later. */
const unreceived = {
  bjdId: null,
  inboundDate: null,
  isCard: 0,
  monthAgency: 0,
  startTime: null,
} as const

function newOrder(
  ctx: Ctx,
  draft: InboundOrderDraft,
  given: Given,
  productOf: ProductOf,
): repo.NewOrder {
  const { inboundContainerList, inboundProductList, auditStatus: _submits, ...head } = draft
  const orderId = ctx.newId()
  const now = ctx.now()
  const order = {
    ...head,
    ...given,
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
    products: productRows(ctx, orderId, inboundProductList, productOf),
  }
}

/** What is booked on these bills is not more than their manifests say. */
export const mustFitBills = (tx: Tx, bills: readonly string[]): Promise<void> =>
  mustFitManifest(tx, bills, (some) => repo.withBills(tx.whole(), some))

type Delivery = { masterBillNo: string; splitSeq: number; customerId: string }

/**
 * Throws 409 for a bill of lading that another order carries, said at its field, and whose it is to whom may see that.
 * Several deliveries of one bill have numbers of their own and one customer.
 */
export async function refuseTaken(
  tx: Tx,
  ctx: Ctx,
  drafts: readonly Delivery[],
  ownId?: string,
): Promise<void> {
  const bills = drafts.map(({ masterBillNo }) => masterBillNo)
  const stored = (await repo.withBills(tx.whole(), bills)).filter((order) => order.id !== ownId)
  const byBill = Map.groupBy(stored, ({ masterBillNo }) => masterBillNo)
  for (const { masterBillNo, splitSeq, customerId } of drafts) {
    const others = byBill.get(masterBillNo) ?? []
    const taken = others.find((order) => splitSeq === 0 || order.splitSeq === splitSeq)
    const stranger = others.find((order) => order.customerId !== customerId)
    const other = taken ?? stranger
    if (!other) continue
    if (!(await repo.isSeen(tx, other.id))) {
      throw fieldError(ctx, 'masterBillNo', 'inboundOrder.billInUse', { no: masterBillNo })
    }
    const reason = taken ? 'inboundOrder.billTaken' : 'inboundOrder.billOfOther'
    const params = { no: masterBillNo, orderNo: other.orderNo, name: other.customerName }
    throw fieldError(ctx, 'masterBillNo', reason, params)
  }
}

/** Two orders of one bill can pass the look above together; the unique index lets one of them in. */
export async function withTakenMeaning<R>(write: () => Promise<R>): Promise<R> {
  try {
    return await write()
  } catch (error) {
    const index = isUniqueViolation(error)
    if (index === 'inbound_order_bill_uq') {
      throw new AppError('inboundOrder.billJustTaken', { cause: error })
    }
    if (index === 'inbound_container_no_uq') {
      throw new AppError('inboundOrder.containerTwice', { cause: error })
    }
    throw error
  }
}
