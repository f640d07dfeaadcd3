import { inTenant } from '@yuncang/db/handle'
import { eq } from '@yuncang/db/sql'
import { breachesOfFees } from '@yuncang/server/modules/fee-line/service/invariants'
import { breachesOfStock } from '@yuncang/server/modules/inventory/service/invariants'
import { receive, takeReserved, type Ref } from '@yuncang/server/modules/inventory/service/post'
import { reserve } from '@yuncang/server/modules/inventory/service/reserve'
import { divide, round } from '@yuncang/shared/domain/decimal'
import { expect } from 'vitest'
import type { TestApp } from './app.ts'
import { contractDraft, newCustomer, type Made } from './contracts.ts'
import type { Ctx } from './ctx.ts'

/* Goods that come and go by the stock module, for documents that are rows only. */

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
export const setLine = (app: TestApp, node: string, id: unknown, changes: object) =>
  app.services.db.transaction(inTenant(node), async (tx) => {
    const { feeLine } = tx.t
    await tx.update(feeLine, changes, eq(feeLine.id, String(id)))
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

/** A contract in force with passed prices; `given` sets dates or the way days count. */
export async function priced(
  app: TestApp,
  customerId: string,
  details: object[],
  given: object = {},
): Promise<{ contractId: string; bjdId: string }> {
  const draft = {
    ...contractDraft(customerId, { startDate: '2025-01-01', endDate: '2027-12-31', ...given }),
    quotation: { details },
  }
  const step = (
    operation: string,
    status: string,
    { id, version }: Made,
    as: string,
  ): Promise<Made> => app.data(operation, { id, version, status, confirmed: true }, as)
  const quote = (status: string, { id, version }: Made, as: string): Promise<Made> =>
    app.data('contract.setQuotationStatus', { id, version, status }, as)
  const made: Made = await app.data('contract.createWithQuotation', draft, 'sw')
  const submitted = await step('contract.setStatus', '1', made, 'sw')
  const active = await step('contract.setStatus', '2', submitted, 'cw')
  await quote('2', await quote('1', active, 'sw'), 'cw')
  const { bjdId } = await app.data('contract.quotation', { id: made.id }, 'sw')
  return { contractId: made.id, bjdId }
}

/** A new version of a contract's prices, passed. */
export async function repriced(app: TestApp, contractId: string, given: object): Promise<void> {
  const {
    bjdId: id,
    version,
    validFrom,
    validTo,
  } = await app.data('contract.quotation', { id: contractId }, 'sw')
  await app.data('quotation.save', { id, version, validFrom, validTo, ...given }, 'sw')
  for (const [status, as] of [
    ['1', 'sw'],
    ['2', 'cw'],
  ] as const) {
    const { version: of } = await app.data('contract.get', { id: contractId }, 'sw')
    await app.data('contract.setQuotationStatus', { id: contractId, version: of, status }, as)
  }
}

/** Documents of a suite in WMS_DEMO, each of a customer of its own. */
export function documentsOf(app: TestApp, ctx: Ctx) {
  let turn = 0
  return async (goods: readonly Goods[], given: object = {}) => {
    turn += 1
    const name = `计费客户${turn}`
    const customer = { id: await newCustomer(app, name), name }
    const draft = {
      masterBillNo: `FEE${String(turn).padStart(6, '0')}`,
      customerId: customer.id,
      inboundType: '1',
      businessType: '1',
      expectDate: '2025-03-01',
      inboundProductList: [{ productName: '20号标准胶', planPieces: 1, planNet: '1000' }],
      ...given,
    }
    const order: { id: string; orderNo: string; masterBillNo: string } = await app.data(
      'inboundOrder.create',
      draft,
      'kf',
    )
    const lots = await bring(ctx, order, customer, goods)
    const out = (bizDate: string, leaving: readonly Leaving[], no = 'CK1') =>
      leave(ctx, { module: 'RKDD', id: `${order.id}-${no}`, no }, bizDate, leaving)
    const lines = async (): Promise<any[]> =>
      (await app.data('feeLine.ofBusiness', { businessId: order.id }, 'jf')).filter(
        ({ status }: any) => status !== 9,
      )
    const storage = async () =>
      (await lines())
        .filter(({ jfmoduleId }) => jfmoduleId === 'CC')
        .map((line) => [line.periodFrom, line.periodTo, line.amount, line.status, line.revision])
    const run = (from: string, to: string) =>
      app.data('feeLine.runPeriod', { from, to, customerId: customer.id }, 'jf')
    return { customer, order, lots, out, lines, storage, run }
  }
}
