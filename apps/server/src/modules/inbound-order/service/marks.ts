import type { Tx } from '@yuncang/db/handle'
import type { InboundOrder } from '@yuncang/shared/contracts/inbound-order'
import type { InboundOrderAction } from '@yuncang/shared/domain/inbound-order'
import { AppError } from '@yuncang/shared/errors'
import type { Ctx } from '../../../trpc/context.ts'
import { usableCustomer } from '../../customer/service/read.ts'
import { usableProducts } from '../../product/service/written.ts'
import { mustFindUsable } from '../../quotation/service/for-order.ts'
import * as goods from '../goods/repo.ts'
import type * as repo from '../repo.ts'
import { mustFind, present } from './read.ts'
import { refuse, step } from './steps.ts'

type Changes = Parameters<typeof step>[4]

/** Changes several orders, all of them or none; one that is as it should be already is left alone. */
async function mark(
  tx: Tx,
  ctx: Ctx,
  ids: readonly string[],
  action: InboundOrderAction,
  changesOf: (order: repo.OrderRow) => NonNullable<Changes> | Promise<NonNullable<Changes>>,
): Promise<InboundOrder[]> {
  const done: InboundOrder[] = []
  for (const id of new Set(ids)) {
    const order = await mustFind(tx, id)
    refuse(ctx, action, order)
    const changes = await changesOf(order)
    const isSame = Object.entries(changes).every(
      ([key, value]) => order[key as keyof repo.OrderRow] === value, // changes of such a row
    )
    done.push(present(isSame ? order : await step(tx, ctx, action, order, changes)))
  }
  return done
}

/** Records that bonded orders have passed the customs gate, or that they have not after all. */
export const setCard = (ctx: Ctx, { ids, isCard }: { ids: string[]; isCard: 0 | 1 }) =>
  ctx.transaction((tx) =>
    mark(tx, ctx, ids, 'setCard', (order) => {
      if (order.bondedFlag === 1) return { isCard }
      throw new AppError('inboundOrder.notBonded', { params: { no: order.orderNo } })
    }),
  )

type Agency = { ids: string[]; monthAgency: 0 | 1 }

export const setMonthAgency = (ctx: Ctx, { ids, monthAgency }: Agency) =>
  ctx.transaction((tx) => mark(tx, ctx, ids, 'setMonthAgency', () => ({ monthAgency })))

type Owner = { ids: string[]; hqCustomerId: string | null }

/** Names another owner of the goods while they are not in; null is the customer. */
export const setOwner = (ctx: Ctx, { ids, hqCustomerId }: Owner) =>
  ctx.transaction(async (tx) => {
    const owner = hqCustomerId === null ? undefined : await usableCustomer(tx, hqCustomerId)
    const changes = { hqCustomerId, hqCustomerName: owner?.customerName ?? null }
    return mark(tx, ctx, ids, 'setOwner', () => changes)
  })

type Quotation = { ids: string[]; bjdId: string | null }

/** Attaches a quotation of the customer that is in force; null leaves the price to the contract. */
export const setQuotation = (ctx: Ctx, { ids, bjdId }: Quotation) =>
  ctx.transaction((tx) =>
    mark(tx, ctx, ids, 'setQuotation', async ({ customerId }) => {
      if (bjdId !== null) await mustFindUsable(tx, ctx, bjdId, customerId)
      return { bjdId }
    }),
  )

type Named = { id: string; products: { lineId: string; productId: string }[] }

/** Names the product of goods lines by hand. Throws 409 for a product that is not audited or out of use. */
export const setProducts = (ctx: Ctx, { id, products }: Named): Promise<InboundOrder> =>
  ctx.transaction(async (tx) => {
    const order = await mustFind(tx, id)
    refuse(ctx, 'setProducts', order)
    const wanted = new Map(products.map((each) => [each.lineId, each.productId]))
    const lines = await goods.productsOfIds(tx, id, [...wanted.keys()])
    if (lines.length < wanted.size) throw new AppError('inboundPlan.foreignLine')
    const usable = await usableProducts(tx, [...wanted.values()])
    if (products.some(({ productId }) => !usable.has(productId)))
      throw new AppError('inboundOrder.productUnusable')
    const named = lines.map((line) => ({ ...line, productId: wanted.get(line.id)! }))
    await goods.rewriteProducts(tx, named)
    const more = Object.fromEntries(
      named
        .slice(0, toldAtMost)
        .map(({ lineNo, productId }, index) => [
          `inboundProductList.${lineNo - 1}.productId`,
          { before: lines[index]!.productId, after: productId },
        ]),
    )
    return present(await step(tx, ctx, 'setProducts', order, {}, more))
  })

/** More lines than anybody reads are not told one by one. */
const toldAtMost = 200
