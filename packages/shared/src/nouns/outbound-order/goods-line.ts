import * as z from 'zod'
import { compare, isDecimal } from '../../kernel/decimal.ts'
import type { Reason } from '../../messages.ts'
import { amount, id, pieces, text } from '../../kernel/wire.ts'

/** Goods by product, or by a certain lot; their quantity in the main unit, their pieces, or both. */
export const goodsLine = z
  .strictObject({
    productId: id(),
    lotId: id().nullable().default(null),
    qty: amount('qty').nullable().default(null),
    pieces: pieces().nullable().default(null),
    remark: text(500).default(''),
  })
  .superRefine(saysHowMuch)

function saysHowMuch(line: { qty: string | null; pieces: number | null }, ctx: z.RefinementCtx) {
  const { qty } = line
  if (qty !== null && (!isDecimal(qty, 'qty') || compare(qty, '0') > 0)) return
  if (qty === null && (line.pieces ?? 0) > 0) return
  const message = 'outboundOrder.qtyRequired' satisfies Reason
  ctx.addIssue({ code: 'custom', path: ['qty'], message, params: {} })
}
