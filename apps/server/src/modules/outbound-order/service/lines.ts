import type { Tx } from '@yuncang/db/handle'
import type { OutboundOrderDraft } from '@yuncang/shared/nouns/outbound-order/contract'
import { countAll } from '@yuncang/shared/kernel/counts'
import { round, sum } from '@yuncang/shared/kernel/decimal'
import { estimate } from '@yuncang/shared/nouns/outbound-order/estimate'
import { AppError } from '@yuncang/shared/errors'
import { say, type Reason } from '@yuncang/shared/messages'
import type { Ctx } from '../../../trpc/context.ts'
import { lotsOfBill, offersOf } from '../../inventory/service/offer.ts'
import type { LineRow, NewLine } from '../repo.ts'

type Owner = { masterBillNo: string; customerId: string; customerName: string }
export type Line = OutboundOrderDraft['lines'][number]

/**
 * The lines of an order as they are stored: goods as their lots name them, and the quantity, pieces and weight that the
 * lots make of what was given. Throws 409 when the customer has nothing under the bill, 400 with every line whose goods
 * are not there.
 */
export async function goodsOf(tx: Tx, ctx: Ctx, owner: Owner, given: readonly Line[]) {
  const by = { masterBillNo: owner.masterBillNo, hqCustomerId: owner.customerId }
  const lots = await lotsOfBill(tx, by)
  const [first] = lots
  if (!first) {
    const params = { bill: owner.masterBillNo, customer: owner.customerName }
    const message = say(ctx.call.locale, 'outboundOrder.notOwner', params)
    throw new AppError('outboundOrder.notOwner', {
      params,
      issues: [{ path: 'masterBillNo', message }],
    })
  }
  const issues: { path: string; message: string }[] = []
  const estimates = estimate(await offersOf(tx, lots), given)
  const lines = given.flatMap((line, index): Omit<NewLine, 'orderId'>[] => {
    const complain = (field: string, reason: Reason) => {
      const message = say(ctx.call.locale, reason, { bill: owner.masterBillNo })
      issues.push({ path: `lines.${index}.${field}`, message })
      return []
    }
    const lot = lots.find(
      ({ id, productId }) =>
        productId === line.productId && (line.lotId === null || id === line.lotId),
    )
    if (!lot) return complain('productId', 'outboundOrder.notUnderBill')
    const goods = estimates[index]
    if (!goods) return complain('qty', 'outboundOrder.qtyRequired')
    const { productId, productCode, productName, brandName, unit } = lot
    return [
      {
        id: ctx.newId(),
        lineNo: index + 1,
        lotId: line.lotId,
        productId,
        productCode,
        productName,
        brandName,
        unit,
        ...goods,
        remark: line.remark,
      },
    ]
  })
  if (issues.length > 0) throw new AppError('request.invalid', { issues: issues.slice(0, 100) })
  return { bondedFlag: first.bondedFlag, lines }
}

/** What the order says of all its goods. */
export const totalsOf = (lines: readonly Pick<LineRow, 'qty' | 'pieces' | 'net'>[]) => ({
  totalQty: round(sum(lines.map(({ qty }) => qty)), 'qty'),
  totalPieces: countAll(lines.map(({ pieces }) => pieces)),
  netWeight: round(sum(lines.map(({ net }) => net)), 'kg'),
})
