import { inTenant } from '@yuncang/db/handle'
import { eq } from '@yuncang/db/sql'
import { breachesOfBills } from '@yuncang/server/modules/bill/service/invariants'
import { breachesOfFees } from '@yuncang/server/modules/fee-line/service/invariants'
import { breachesOfInvoices } from '@yuncang/server/modules/invoice/service/invariants'
import { breachesOfPayments } from '@yuncang/server/modules/payment/service/invariants'
import { breachesOfStock } from '@yuncang/server/modules/inventory/service/invariants'
import { expect } from 'vitest'
import type { TestApp } from './app.ts'
import { contractDraft, newCustomer, type Made } from './contracts.ts'
import type { Ctx } from './ctx.ts'
import { bring, leave, type Goods, type Leaving, type Owner } from './goods-moves.ts'

/* Prices, fees and the documents that they are for. */

export async function customerNamed(app: TestApp, name: string, as: string): Promise<string> {
  const { records } = await app.data('customer.page', { customerName: name }, as)
  return records[0].id
}

/** Nothing that may never be is there. */
export async function expectSound(ctx: Ctx): Promise<void> {
  expect(await ctx.read(breachesOfFees)).toEqual([])
  expect(await ctx.read(breachesOfBills)).toEqual([])
  expect(await ctx.read(breachesOfInvoices)).toEqual([])
  expect(await ctx.read(breachesOfPayments)).toEqual([])
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

/** A contract in force with passed prices; `given` sets dates, the way days count, or where the prices come from. */
export async function priced(
  app: TestApp,
  customerId: string,
  details: object[],
  given: object = {},
): Promise<{ contractId: string; bjdId: string }> {
  const draft = {
    quotation: { details },
    ...contractDraft(customerId, { startDate: '2025-01-01', endDate: '2027-12-31', ...given }),
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
      inboundProductList: [{ productName: '20号标准胶 TSR20', planPieces: 1, planNet: '1000' }],
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
