import { receive, takeReserved } from '@yuncang/server/modules/inventory/service/post'
import type { Ref } from '@yuncang/server/modules/inventory/service/posting'
import { reserve } from '@yuncang/server/modules/inventory/service/reserve'
import { divide, round } from '@yuncang/shared/kernel/decimal'
import type { Ctx } from './ctx.ts'
import { withPieces } from './stock-pieces.ts'

/* Goods that come and go by the stock module, for documents that are rows only. */

export type Owner = { id: string; name: string }
export type Goods = {
  tonnes: string
  pallets?: number
  pieces?: number
  volume?: string
  containerNo?: string
  containerSize?: string
  productName?: string
  productCode?: string
  rootLotId?: string
  locationId?: string
  bizDate: string
}

/** Lots of an owner that come in by an order. */
export const bring = (
  ctx: Ctx,
  order: { id: string; orderNo: string; masterBillNo: string },
  owner: Owner,
  goods: readonly Goods[],
) =>
  ctx.transaction((tx) =>
    receive(
      tx,
      ctx,
      goods.map((each, at) => {
        const net = round(String(Number(each.tonnes) * 1000), 'kg')
        const key = `${order.id} ${ctx.newId()}`
        return {
          facts: {
            lotNo: `L-${key.slice(-12)}-${at}`,
            hqCustomerId: owner.id,
            hqCustomerName: owner.name,
            masterBillNo: order.masterBillNo,
            inboundOrderId: order.id,
            sourceModule: 'RKDD',
            sourceId: order.id,
            sourceNo: order.orderNo,
            productId: 'p',
            productCode: each.productCode ?? 'TSR20',
            productName: each.productName ?? '20号标准胶 TSR20',
            brandName: '',
            batchNo: '',
            unit: 'TNE',
            containerNo: each.containerNo ?? '',
            containerSize: each.containerSize ?? '',
            locationId: each.locationId ?? 'a place',
            locationCode: 'A-01',
            productStatus: '1',
            bondedFlag: 1 as const,
          },
          measures: {
            qty: round(divide(net, '1000'), 'qty'),
            pieces: each.pieces ?? each.pallets ?? 1,
            pallets: each.pallets ?? 1,
            net,
            gross: net,
            volume: round(each.volume ?? '0', 'm3'),
          },
          posting: {
            bizDate: each.bizDate,
            ref: { module: 'RKDD' as const, id: order.id, no: order.orderNo, lineId: String(at) },
            key,
          },
        }
      }),
    ),
  )

export type Leaving = { lotId: string; tonnes: string; pallets?: number }

/** Goods of an outbound document that leave on a day. */
export const leave = (
  ctx: Ctx,
  ref: Omit<Ref, 'lineId'>,
  bizDate: string,
  goods: readonly Leaving[],
) =>
  ctx.transaction(async (tx) => {
    const needs = await withPieces(
      tx,
      goods.map(({ lotId, tonnes, pallets }, at) => ({
        lotId,
        qty: round(tonnes, 'qty'),
        lineId: String(at),
        ...(pallets !== undefined && { pieces: pallets, pallets }),
      })),
    )
    const holds = await reserve(tx, ctx, needs, { type: 1, ref, expireTime: null })
    for (const [at, { id, qty, pieces, pallets }] of holds.entries()) {
      const key = `${ref.id} ${ctx.newId()}`
      const posting = { bizDate, ref: { ...ref, lineId: String(at) }, key }
      await takeReserved(tx, ctx, { reservationId: id, qty, pieces, pallets }, posting)
    }
  })
