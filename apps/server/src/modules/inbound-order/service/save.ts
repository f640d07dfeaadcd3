import type { Tx } from '@yuncang/db/handle'
import { isUniqueViolation } from '@yuncang/db/sql'
import type { InboundOrder, InboundOrderDraft } from '@yuncang/shared/contracts/inbound-order'
import { bondedByType, orderStatuses } from '@yuncang/shared/domain/inbound-order'
import { AppError } from '@yuncang/shared/errors'
import { say } from '@yuncang/shared/messages/catalogue'
import { normalizeBillNo } from '@yuncang/shared/validate/bill-no'
import type { Ctx } from '../../../trpc/context.ts'
import { usableCustomer } from '../../customer/service/read.ts'
import { nextDocumentNumbers } from '../../number/service.ts'
import { recordOperations } from '../../record/service.ts'
import * as repo from '../repo.ts'
import { containerRows, mustBeInContainers, productRows, totalsOf } from './lines.ts'
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
  drafts: InboundOrderDraft[],
  action: 'create' | 'import',
): Promise<repo.OrderRow[]> {
  const bills = drafts.map((draft) => normalizeBillNo(draft.masterBillNo))
  await refuseTaken(tx, ctx, bills)
  const customers = new Map<string, string>()
  for (const id of new Set(drafts.map((draft) => draft.customerId))) {
    customers.set(id, (await usableCustomer(tx, id)).customerName)
  }
  const numbers = await nextDocumentNumbers(tx, ctx, 'RK', drafts.length)
  const orders = drafts.map((draft, index) =>
    newOrder(ctx, draft, {
      masterBillNo: bills[index]!,
      orderNo: numbers[index]!,
      customerName: customers.get(draft.customerId)!,
    }),
  )
  const stored = await withTakenMeaning(() => repo.insert(tx, orders))
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

type Given = { masterBillNo: string; orderNo: string; customerName: string }

/** What only becomes of an order later. */
const unreceived = {
  bjdId: null,
  inboundDate: null,
  isCard: 0,
  monthAgency: 0,
  startTime: null,
} as const

function newOrder(ctx: Ctx, draft: InboundOrderDraft, given: Given): repo.NewOrder {
  const { inboundContainerList, inboundProductList, auditStatus: _submits, ...head } = draft
  const orderId = ctx.newId()
  const now = ctx.now()
  const order = {
    ...head,
    ...given,
    id: orderId,
    hqCustomerName: null,

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
    products: productRows(ctx, orderId, inboundProductList),
  }
}

/** Throws 409 for a bill of lading that another order carries, said at its field. */
export async function refuseTaken(
  tx: Tx,
  ctx: Ctx,
  bills: string[],
  ownId?: string,
): Promise<void> {
  const taken = (await repo.withBills(tx, bills)).find((order) => order.id !== ownId)
  if (!taken) return
  const params = { no: taken.masterBillNo, orderNo: taken.orderNo }
  const message = say(ctx.call.locale, 'inboundOrder.billTaken', params)
  throw new AppError('inboundOrder.billTaken', {
    params,
    issues: [{ path: 'masterBillNo', message }],
  })
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
