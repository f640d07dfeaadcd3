import type { Read, Tx } from '@yuncang/db/handle'
import { AppError } from '@yuncang/shared/errors'
import { productsOfIds, productsWritten } from '../../product/service/written.ts'
import * as goods from '../goods/repo.ts'
import * as repo from '../repo.ts'

export type { ContainerRow, OrderRow, ProductRow as GoodsLine } from '../repo.ts'

/** A goods line with its product of the master data. */
export type KnownGoods = repo.ProductRow & { readonly productId: string }

/** Goods lines of an order: all of them in their order, or those of the ids. */
export const goodsLines = (
  tx: Read | Tx,
  orderId: string,
  ids?: readonly string[],
): Promise<repo.ProductRow[]> =>
  ids ? goods.productsOfIds(tx, orderId, ids) : repo.productsOf(tx, orderId)

export const containersOf = repo.containersOf

/** How many goods lines came otherwise than planned, and nobody has said what that means. */
export const countOpenDiffs = async (db: Read, orderId: string): Promise<number> =>
  (await goods.openDiffs(db, orderId)).length

/** What an order says of all that came, and that it says nothing of it yet. */
export const actualsOf = goods.actuals
export const noActuals = {
  actPieces: null,
  actNet: null,
  actGross: null,
  actVolume: null,
} as const

/** Writes goods lines or containers that have changed. */
export const rewriteGoods = goods.rewriteProducts
export const rewriteContainers = goods.rewriteContainers

/**
 * Names the product of each line that has none yet, where the master data knows it by now, and gives all lines with
 * their products; `fresh` are those to be stored. Throws 409 for the first line that is no product.
 */
export async function withProducts(
  tx: Read | Tx,
  lines: readonly repo.ProductRow[],
): Promise<{ known: KnownGoods[]; fresh: KnownGoods[] }> {
  const productOf = await productsWritten(
    tx,
    lines.filter(({ productId }) => productId === null),
  )
  const fresh: KnownGoods[] = []
  const known = lines.map((line) => {
    if (line.productId !== null) return { ...line, productId: line.productId }
    const product = productOf(line)
    if (!product) throw noProduct(line)
    const named = { ...line, productId: product.id }
    fresh.push(named)
    return named
  })
  return { known, fresh }
}

function noProduct({ lineNo, productName, productCode }: repo.ProductRow): AppError {
  const name = [productCode, productName].filter(Boolean).join(' ')
  return new AppError('inboundOrder.noProduct', { params: { line: lineNo, name } })
}

/** The products of goods lines, by their ids. */
export const productsOfGoods = (tx: Tx, lines: readonly KnownGoods[]) =>
  productsOfIds(
    tx,
    lines.map(({ productId }) => productId),
  )
