import { mapWithYields, type YieldToEventLoop } from '@yuncang/db/event-loop'
import type { InboundOrderDraft } from '@yuncang/shared/nouns/inbound-order/contract'
import { unloadStatuses } from '@yuncang/shared/nouns/inbound-plan/rules'
import { countAll } from '@yuncang/shared/kernel/counts'
import { sum } from '@yuncang/shared/kernel/decimal'
import { AppError } from '@yuncang/shared/errors'
import { say } from '@yuncang/shared/messages'
import type { Ctx } from '../../../trpc/context.ts'
import type { productsWritten } from '../../product/service/written.ts'
import type * as repo from '../repo.ts'

type Containers = InboundOrderDraft['inboundContainerList']
type Products = InboundOrderDraft['inboundProductList']

export const containerRows = (ctx: Ctx, orderId: string, lines: Containers): repo.NewContainer[] =>
  lines.map((line, index) => ({
    ...line,
    id: ctx.newId(),
    orderId,
    lineNo: index + 1,
    unloadStatus: unloadStatuses.closed,
    damageNote: '',
  }))

/** What is only known when the goods are in. */
const notIn = {
  actPieces: null,
  actPallet: null,
  actNet: null,
  actGross: null,
  actVolume: null,
  damagePieces: 0,
  diffType: '',
  diffDecision: '',
} as const

export type ProductOf = Awaited<ReturnType<typeof productsWritten>>

type WrittenLines = {
  lines: Products
  productOf: ProductOf
  yieldToEventLoop?: YieldToEventLoop
}

/** Lines as stored, each with the product of the master data that its code or name stands for, if there is one. */
export const productRows = (
  ctx: Ctx,
  orderId: string,
  { lines, productOf, yieldToEventLoop }: WrittenLines,
): Promise<repo.NewProduct[]> =>
  mapWithYields(
    lines,
    (line, index) => ({
      ...line,
      ...notIn,
      productId: productOf(line)?.id ?? null,
      id: ctx.newId(),
      orderId,
      lineNo: index + 1,
    }),
    yieldToEventLoop,
  )

/** What the order says of all its goods. */
export function totalsOf(products: Products) {
  const total = (column: 'planNet' | 'planGross' | 'planVolume') =>
    sum(products.map((product) => product[column] ?? '0'))
  return {
    totalPieces: countAll(products.map(({ planPieces }) => planPieces)),
    netWeight: total('planNet'),
    grossWeight: total('planGross'),
    volume: total('planVolume'),
  }
}

/** Goods stand in a container of their order or in none. Throws 400 with every line that names another. */
export function assertInContainers(
  ctx: Ctx,
  { containers, products }: Record<'containers' | 'products', readonly { containerNo: string }[]>,
): void {
  const known = new Set(['', ...containers.map((each) => each.containerNo)])
  const issues = [...products.entries()]
    .filter(([, { containerNo }]) => !known.has(containerNo))
    .slice(0, 100)
    .map(([index, { containerNo: no }]) => ({
      path: `inboundProductList.${index}.containerNo`,
      message: say(ctx.call.locale, 'inboundOrder.unknownContainer', { no }),
    }))
  if (issues.length > 0) throw new AppError('request.invalid', { issues })
}
