import type { Sample } from '../../contract/sample.ts'
import type { TestApp } from '../../support/app.ts'
import { anyWorkbook, inboundWorkbook } from '../../support/workbooks.ts'
import type { CustomerWorld } from '../customer/samples.ts'

/** Orders in every state that the samples begin with. */
type Inbound = {
  draft: string
  submitted: string
  bonded: string
  /** The bill of the bonded one. */
  bondedBill: string
  audited: string[]
  planned: string[]
  receiving: string[]
  received: string[]
  short: string
  completed: string
  productId: string
  locationId: string
  /** The only goods line of an order, and its only plan. */
  lineOf: Record<string, string>
  planOf: Record<string, string>
}

async function ordersInEveryState(app: TestApp, customerId: string): Promise<Inbound> {
  let turn = 0
  const lineOf: Record<string, string> = {}
  const planOf: Record<string, string> = {}
  const billOf = (order: number) => `INBOUND${String(order).padStart(3, '0')}`
  const draft = async (more: object = {}): Promise<string> => {
    turn += 1
    const input = {
      masterBillNo: billOf(turn),
      customerId,
      inboundType: '4',
      expectDate: '2026-12-01',
      inboundProductList: [
        { productName: '', productCode: 'TSR20', planPieces: 1, planNet: '1260' },
      ],
      ...more,
    }
    input.inboundProductList[0]!.productName = '20号标准胶 TSR20'
    const { id } = await app.data('inboundOrder.create', input, 'kf')
    lineOf[id] = (await app.data('inboundOrder.products', { id }, 'kf'))[0].id
    return id
  }
  const submitted = async (more: object = {}) => {
    const id = await draft(more)
    await app.data('inboundOrder.update', { id, version: 1, auditStatus: 1 }, 'kf')
    return id
  }
  const audited = async (more: object = {}) => {
    const id = await submitted(more)
    await app.data('inboundOrder.audit', { id, type: 2 }, 'sh')
    return id
  }
  const planned = async () => {
    const id = await audited()
    await app.data('inboundOrder.generatePlan', { id }, 'ck')
    planOf[id] = (await app.data('inboundPlan.list', { id }, 'ck'))[0].id
    return id
  }
  const receiving = async () => {
    const id = await planned()
    await app.data('inboundPlan.start', { id }, 'lh')
    return id
  }
  const received = async (actPieces = 1) => {
    const id = await receiving()
    await app.data('inboundPlan.finish', { id, plans: [{ id: planOf[id], actPieces }] }, 'lh')
    return id
  }
  const completed = await received()
  await app.data('inboundOrder.complete', { id: completed }, 'kf')
  const [product] = await app.data('product.select', { keyword: 'TSR20' }, 'kf')
  const places = await app.data('storageLocation.select', { areaType: '2' }, 'ck')
  const three = async (make: () => Promise<string>) => [await make(), await make(), await make()]
  return {
    draft: await draft(),
    submitted: await submitted(),
    bonded: await audited({ inboundType: '1' }),
    bondedBill: billOf(turn),
    audited: [...(await three(audited)), ...(await three(audited))],
    planned: await three(planned),
    receiving: await three(receiving),
    received: await three(received),
    short: await received(0),
    completed,
    productId: product.id,
    locationId: places.at(-1).id,
    lineOf,
    planOf,
  }
}

/** A draft and an order that waits for its audit, and orders further on. */
export async function inboundOrderWorld(app: TestApp, { customerId }: CustomerWorld) {
  const draft = (masterBillNo: string) => ({
    masterBillNo,
    customerId,
    inboundType: '1',
    expectDate: '2026-12-01',
    inboundProductList: [{ productName: 'TSR20', planPieces: 1, planNet: '1' }],
  })
  const order = await app.data('inboundOrder.create', draft('SAMPLE0001'), 'kf')
  const submitted = await app.data('inboundOrder.create', draft('SAMPLE0002'), 'kf')
  await app.data('inboundOrder.update', { id: submitted.id, auditStatus: 1, version: 1 }, 'kf')
  return {
    orderId: String(order.id),
    submittedId: String(submitted.id),
    inbound: await ordersInEveryState(app, customerId),
  }
}
export type InboundOrderWorld = Awaited<ReturnType<typeof inboundOrderWorld>>

export const orderOf =
  (pick: (inbound: Inbound) => string, more: object = {}) =>
  ({ inbound }: InboundOrderWorld) => ({ id: pick(inbound), ...more })
const ordersOf =
  (pick: (inbound: Inbound) => string, more: object = {}) =>
  ({ inbound }: InboundOrderWorld) => ({ ids: [pick(inbound)], ...more })

export const inboundOrderSamples: Record<string, Sample<CustomerWorld & InboundOrderWorld>> = {
  'importBatch.inboundOrder': { as: 'kf', upload: anyWorkbook },
  'inboundOrder.page': { as: 'kf', input: () => ({ orderStatus: 0 }) },
  'inboundOrder.get': { as: 'kf', input: ({ orderId }) => ({ id: orderId }) },
  'inboundOrder.getByBill': { as: 'kf', input: () => ({ masterBillNo: 'SAMPLE0001' }) },
  'inboundOrder.searchMasterBillNo': { as: 'kf', input: () => ({ masterBillNo: 'SAMPLE' }) },
  'inboundOrder.containers': { as: 'kf', input: ({ orderId }) => ({ id: orderId }) },
  'inboundOrder.products': { as: 'kf', input: ({ orderId }) => ({ id: orderId }) },
  'inboundOrder.create': {
    as: 'kf',
    input: ({ customerId }, turn) => ({
      masterBillNo: `CREATED${turn}000`,
      customerId,
      inboundType: '1',
      expectDate: '2026-12-01',
      inboundProductList: [{ productName: 'TSR20', planPieces: 1, planNet: '1.000' }],
    }),
  },
  'inboundOrder.update': {
    as: 'kf',
    input: ({ orderId }) => ({ id: orderId, auditStatus: 1, version: 1 }),
  },
  'inboundOrder.audit': { as: 'sh', input: ({ submittedId }) => ({ id: submittedId, type: 2 }) },
  'inboundOrder.import': {
    as: 'kf',
    upload: () =>
      inboundWorkbook([{ bill: 'IMPORTED0001', customer: '青岛示范仓储有限公司（虚构）' }]),
  },
  'inboundOrder.export': { as: 'kf', input: () => ({ columns: ['orderNo', 'netWeight'] }) },
  'inboundOrder.template': { as: 'kf' },
  'inboundOrder.updateList': {
    as: 'kf',
    input: ordersOf((w) => w.submitted, { auditStatus: '0' }),
  },
  'inboundOrder.remove': { as: 'kf', input: ordersOf((w) => w.draft) },
  'inboundOrder.setProducts': {
    as: 'kf',
    input: ({ inbound: { audited, lineOf, productId } }) => ({
      id: audited[0],
      products: [{ lineId: lineOf[audited[0]!], productId }],
    }),
  },
  'inboundOrder.suggestPlan': { as: 'ck', input: orderOf((w) => w.audited[0]!) },
  'inboundOrder.generatePlan': { as: 'ck', input: orderOf((w) => w.audited[1]!) },
  'inboundOrder.saveAndCreatePlan': {
    as: 'ck',
    input: orderOf((w) => w.audited[2]!, { remark: 'x' }),
  },
  'inboundOrder.saveAndCreateInventory': {
    as: 'ck',
    input: ({ inbound: { audited, lineOf, locationId } }) => ({
      id: audited[3],
      goods: [{ lineId: lineOf[audited[3]!], locationId, actPieces: 1 }],
    }),
  },
  'inboundOrder.markInbounded': {
    as: 'ck',
    input: orderOf((w) => w.planned[0]!, { reason: '码头代理货', paperNo: 'LH-1' }),
  },
  'inboundOrder.decideDiffs': {
    as: 'kf',
    input: ({ inbound: { short, lineOf } }) => ({
      id: short,
      decisions: [{ lineId: lineOf[short], diffDecision: 'ACTUAL' }],
    }),
  },
  'inboundOrder.complete': { as: 'kf', input: orderOf((w) => w.received[0]!) },
  'inboundOrder.close': { as: 'sh', input: orderOf((w) => w.completed) },
  'inboundOrder.setCard': { as: 'gw', input: ordersOf((w) => w.bonded, { isCard: 1 }) },
  'inboundOrder.setMonthAgency': {
    as: 'kf',
    input: ordersOf((w) => w.bonded, { monthAgency: 1 }),
  },
  'inboundOrder.setOwner': { as: 'kf', input: ordersOf((w) => w.bonded, { hqCustomerId: null }) },
  'inboundOrder.setQuotation': { as: 'kf', input: ordersOf((w) => w.bonded, { bjdId: null }) },
  'inboundOrder.state': { as: 'kf', input: orderOf((w) => w.completed) },
  'inboundOrder.testBill': { as: 'kf', input: () => ({ masterBillNo: 'INBOUND001' }) },
  'inboundOrder.allBills': { as: 'kf' },
  'inboundOrder.choices': { as: 'kf', input: () => ({ keyword: 'INBOUND', orderStatus: 0 }) },
  'inboundOrder.ofBill': { as: 'kf', input: () => ({ masterBillNo: 'INBOUND001' }) },
}
