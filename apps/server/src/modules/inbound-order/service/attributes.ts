import { getFrom } from '@yuncang/shared/kernel/expected'
import type { Tx } from '@yuncang/db/handle'
import type { InboundOrder } from '@yuncang/shared/nouns/inbound-order/contract'
import type { InboundOrderAction } from '@yuncang/shared/nouns/inbound-order/rules'
import { AppError } from '@yuncang/shared/errors'
import { normalizeCode } from '@yuncang/shared/validate/text'
import type { Ctx } from '../../../trpc/context.ts'
import { seenOf, type Seen, type SeenRows } from '../../../platform/rows/versioned.ts'
import { usableCustomer } from '../../customer/service/read.ts'
import { usableProducts } from '../../product/service/written.ts'
import { mustFindUsable } from '../../quotation/service/for-order.ts'
import * as goods from '../goods/repo.ts'
import type * as repo from '../repo.ts'
import { mustFindSeen, present } from './read.ts'
import { refuse, step, type Changes } from './steps.ts'

type Marking = {
  rows: SeenRows
  action: InboundOrderAction
  changesOf: (order: repo.OrderRow) => Changes | Promise<Changes>
}

/** Changes several orders, all of them or none; one that is as it should be already is left alone. */
async function mark(
  tx: Tx,
  ctx: Ctx,
  { rows, action, changesOf }: Marking,
): Promise<InboundOrder[]> {
  const done: InboundOrder[] = []
  for (const seen of seenOf(rows)) {
    const order = await mustFindSeen(tx, seen)
    refuse(ctx, action, order)
    const changes = await changesOf(order)
    const isSame = Object.entries(changes).every(
      ([key, value]) => order[key as keyof repo.OrderRow] === value, // changes of such a row
    )
    done.push(present(isSame ? order : await step(tx, ctx, order, { action, changes })))
  }
  return done
}

type Card = SeenRows & { isCard: 0 | 1; passportNo: string }

/** Records that bonded orders have passed the customs gate, and with which 核放单, or that they have not after all. */
export const setCard = (ctx: Ctx, { isCard, passportNo, ...rows }: Card) =>
  ctx.transaction((tx) =>
    mark(tx, ctx, {
      rows,
      action: 'setCard',
      changesOf: (order) => {
        if (order.bondedFlag === 1)
          return { isCard, passportNo: isCard === 1 ? normalizeCode(passportNo) : '' }
        throw new AppError('inboundOrder.notBonded', { params: { no: order.orderNo } })
      },
    }),
  )

type Agency = SeenRows & { monthAgency: 0 | 1 }

export const setMonthAgency = (ctx: Ctx, { monthAgency, ...rows }: Agency) =>
  ctx.transaction((tx) =>
    mark(tx, ctx, { rows, action: 'setMonthAgency', changesOf: () => ({ monthAgency }) }),
  )

type Owner = SeenRows & { hqCustomerId: string | null }

/** Names another owner of the goods while they are not in; null is the customer. */
export const setOwner = (ctx: Ctx, { hqCustomerId, ...rows }: Owner) =>
  ctx.transaction(async (tx) => {
    const owner = hqCustomerId === null ? undefined : await usableCustomer(tx, hqCustomerId)
    const changes = { hqCustomerId, hqCustomerName: owner?.customerName ?? null }
    return mark(tx, ctx, { rows, action: 'setOwner', changesOf: () => changes })
  })

type Quotation = SeenRows & { bjdId: string | null }

/** Attaches a quotation of the customer that is in force; null leaves the price to the contract. */
export const setQuotation = (ctx: Ctx, { bjdId, ...rows }: Quotation) =>
  ctx.transaction((tx) =>
    mark(tx, ctx, {
      rows,
      action: 'setQuotation',
      changesOf: async ({ customerId }) => {
        if (bjdId !== null) await mustFindUsable(tx, ctx, { id: bjdId, customerId })
        return { bjdId }
      },
    }),
  )

type Named = Seen & { products: { lineId: string; productId: string }[] }

/** Names the product of goods lines by hand. Throws 409 for a product that is not audited or out of use. */
export const setProducts = (ctx: Ctx, { products, ...seen }: Named): Promise<InboundOrder> =>
  ctx.transaction(async (tx) => {
    const order = await mustFindSeen(tx, seen)
    refuse(ctx, 'setProducts', order)
    const wanted = new Map(products.map((each) => [each.lineId, each.productId]))
    const lines = await goods.productsOfIds(tx, order.id, [...wanted.keys()])
    if (lines.length < wanted.size) throw new AppError('inboundPlan.foreignLine')
    const usable = await usableProducts(tx, [...wanted.values()])
    if (products.some(({ productId }) => !usable.has(productId)))
      throw new AppError('inboundOrder.productUnusable')
    const named = lines.map((line) => ({ line, productId: getFrom(wanted, line.id) }))
    await goods.rewriteProducts(
      tx,
      named.map(({ line, productId }) => ({ ...line, productId })),
    )
    const told = Object.fromEntries(
      named
        .slice(0, toldAtMost)
        .map(({ line, productId: after }) => [
          `inboundProductList.${line.lineNo - 1}.productId`,
          { before: line.productId, after },
        ]),
    )
    return present(await step(tx, ctx, order, { action: 'setProducts', told }))
  })

/** More lines than anybody reads are not told one by one. */
const toldAtMost = 200
