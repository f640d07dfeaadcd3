import { inTenant, system } from '@yuncang/db/handle'
import { eq } from '@yuncang/db/sql'
import { actAs } from '@yuncang/server/demo/actor'
import { breachesOfFees } from '@yuncang/server/modules/fee-line/service/invariants'
import { breachesOfStock } from '@yuncang/server/modules/inventory/service/invariants'
import { receive, takeReserved, type Ref } from '@yuncang/server/modules/inventory/service/post'
import { reserve } from '@yuncang/server/modules/inventory/service/reserve'
import { divide, round } from '@yuncang/shared/domain/decimal'
import { expect } from 'vitest'
import type { TestApp } from './app.ts'

/* Goods that come and go by the stock module, for documents that are rows only. */

export type Ctx = ReturnType<typeof actAs>

/** A context of an account at work in its tenant, as the service functions of the server take it. */
export async function ctxOf({ services }: TestApp, account: string, node: string): Promise<Ctx> {
  return services.db.read(system('test'), async (read) => {
    const [tenant] = await read.select(read.t.tenant, eq(read.t.tenant.dataNode, node))
    const [user] = await read.select(read.t.user, eq(read.t.user.account, account))
    return actAs(services, tenant!, user!)
  })
}

export async function customerNamed(app: TestApp, name: string, as: string): Promise<string> {
  const { records } = await app.data('customer.page', { customerName: name }, as)
  return records[0].id
}

type Owner = { id: string; name: string }
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
            productName: each.productName ?? '20号标准胶',
            brandName: '',
            batchNo: '',
            unit: 'TNE',
            containerNo: each.containerNo ?? '',
            containerSize: each.containerSize ?? '',
            locationId: 'a place',
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
    const needs = goods.map(({ lotId, tonnes }, at) => ({
      lotId,
      qty: round(tonnes, 'qty'),
      lineId: String(at),
    }))
    const holds = await reserve(tx, ctx, needs, { type: 1, ref, expireTime: null })
    for (const [at, { id, qty }] of holds.entries()) {
      const pallets = goods[at]!.pallets ?? 0
      const key = `${ref.id} ${ctx.newId()}`
      const posting = { bizDate, ref: { ...ref, lineId: String(at) }, key }
      await takeReserved(tx, ctx, { reservationId: id, qty, pieces: pallets, pallets }, posting)
    }
  })

/** Nothing that may never be is there. */
export async function expectSound(ctx: Ctx): Promise<void> {
  expect(await ctx.read(breachesOfFees)).toEqual([])
  expect(await ctx.read(breachesOfStock)).toEqual([])
}

/** Sets what a test needs of an order that its own steps are not asked for. */
export const setInbound = (app: TestApp, node: string, id: string, changes: object) =>
  app.services.db.transaction(inTenant(node), async (tx) => {
    const { inboundOrder } = tx.t
    await tx.update(inboundOrder, changes, eq(inboundOrder.id, id))
  })

/** Sets what bills will set of a line once they exist. */
export const setLine = (app: TestApp, node: string, id: string, changes: object) =>
  app.services.db.transaction(inTenant(node), async (tx) => {
    const { feeLine } = tx.t
    await tx.update(feeLine, changes, eq(feeLine.id, id))
  })

/** An outbound order that trucks have left for, as a row. */
export async function addOutbound(
  app: TestApp,
  node: string,
  order: { id: string; orderNo: string; masterBillNo: string; customer: Owner; outDate: string },
): Promise<void> {
  const now = app.services.clock()
  const by = { createBy: 'u', createTime: now, updateBy: 'u', updateTime: now }
  await app.services.db.transaction(inTenant(node), async (tx) => {
    await tx.insert(tx.t.outboundOrder, {
      ...by,
      id: order.id,
      orderNo: order.orderNo,
      masterBillNo: order.masterBillNo,
      customerId: order.customer.id,
      customerName: order.customer.name,
      outboundType: '1',
      businessType: '1',
      contractId: null,
      bondedFlag: 1,
      pickDate: order.outDate,
      receiver: '',
      receiverPhone: '',
      receiveAddress: '',
      carrierId: null,
      carrierName: '',
      bondInvtNo: '',
      passportNo: '',
      remark: '',
      totalQty: '0',
      totalPieces: 0,
      netWeight: '0',
      outQty: '0',
      outPieces: 0,
      outNet: '0',
      outDate: order.outDate,
      outboundStatus: 7,
      submitBy: null,
      submitTime: null,
      closeReason: '',
    })
  })
}
