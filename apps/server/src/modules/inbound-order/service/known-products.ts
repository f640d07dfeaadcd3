import type { Read, Tx } from '@yuncang/db/handle'
import { AppError } from '@yuncang/shared/errors'
import { lineWithoutProduct } from '@yuncang/shared/nouns/inbound-order/goods-rules'
import { orderStatuses } from '@yuncang/shared/nouns/inbound-order/rules'
import { say, type Reason } from '@yuncang/shared/messages'
import type { Ctx } from '../../../trpc/context.ts'
import { standingsOf, type Standing } from '../../product/service/written.ts'
import * as goods from '../goods/repo.ts'
import type { OrderRow, ProductRow } from '../repo.ts'

const reasons = {
  unknown: 'inboundOrder.unknownProduct',
  several: 'inboundOrder.severalProducts',
  unusable: 'inboundOrder.stoppedProduct',
  pending: 'inboundOrder.pendingProduct',
} as const satisfies Record<Exclude<Standing['kind'], 'usable'>, Reason>

/** Whether its goods lines may still be written anew, so that what they name is looked up each time. */
const isOpen = ({ orderStatus }: OrderRow): boolean =>
  orderStatus === orderStatuses.draft || orderStatus === orderStatuses.rejected

/** Lines of an order with the products that they name by now: one may have been audited since they were written. */
export async function withProductsByNow(
  db: Read,
  order: OrderRow,
  lines: readonly ProductRow[],
): Promise<ProductRow[]> {
  const open = isOpen(order) ? lines.filter(({ productId }) => productId === null) : []
  if (open.length === 0) return [...lines]
  const standingOf = await standingsOf(db, open)
  return lines.map((line) => {
    const standing = line.productId === null ? standingOf(line) : undefined
    return standing?.kind === 'usable' ? { ...line, productId: standing.product.id } : line
  })
}

/** Names the product of each goods line of an order. Throws 409 with the first line that is no usable product. */
export async function nameProducts(tx: Tx, ctx: Ctx, { id }: OrderRow): Promise<void> {
  const open = await goods.linesWithoutProduct(tx, id)
  if (open.length === 0) return
  const standingOf = await standingsOf(tx, open)
  const named = open.map((line) => {
    const standing = standingOf(line)
    return { ...line, productId: standing.kind === 'usable' ? standing.product.id : null }
  })
  const refused = lineWithoutProduct(named)
  if (refused) throw refusedFor(ctx, refused, standingOf(refused))
  const forms = new Map(named.map((line) => [`${line.productCode}\t${line.productName}`, line]))
  for (const line of forms.values())
    if (line.productId !== null)
      await goods.nameProduct(tx, id, { ...line, productId: line.productId })
}

function refusedFor(
  ctx: Ctx,
  { lineNo: line, productCode, productName }: goods.WrittenLine,
  { kind }: Standing,
): AppError {
  const reason = reasons[kind === 'usable' ? 'unknown' : kind]
  const params = { line, name: [productCode, productName].filter(Boolean).join(' ') }
  const path = `inboundProductList.${line - 1}.productName`
  return new AppError(reason, {
    params,
    issues: [{ path, message: say(ctx.call.locale, reason, params) }],
  })
}
