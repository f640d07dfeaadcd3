import type { TestApp } from '../support/app.ts'
import type { Sample, World } from './samples.ts'

/* Inbound orders in every state that the samples begin with. */
export type InboundWorld = {
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

export async function inboundWorld(app: TestApp, customerId: string): Promise<InboundWorld> {
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

const of =
  (pick: (inbound: InboundWorld) => string, more: object = {}) =>
  ({ inbound }: World) => ({ id: pick(inbound), ...more })
const listOf =
  (pick: (inbound: InboundWorld) => string, more: object = {}) =>
  ({ inbound }: World) => ({ ids: [pick(inbound)], ...more })

export const inboundSamples: Record<string, Sample> = {
  'inboundOrder.updateList': { as: 'kf', input: listOf((w) => w.submitted, { auditStatus: '0' }) },
  'inboundOrder.remove': { as: 'kf', input: listOf((w) => w.draft) },
  'inboundOrder.setProducts': {
    as: 'kf',
    input: ({ inbound: { audited, lineOf, productId } }) => ({
      id: audited[0],
      products: [{ lineId: lineOf[audited[0]!], productId }],
    }),
  },
  'inboundOrder.suggestPlan': { as: 'ck', input: of((w) => w.audited[0]!) },
  'inboundOrder.generatePlan': { as: 'ck', input: of((w) => w.audited[1]!) },
  'inboundOrder.saveAndCreatePlan': { as: 'ck', input: of((w) => w.audited[2]!, { remark: 'x' }) },
  'inboundOrder.saveAndCreateInventory': {
    as: 'ck',
    input: ({ inbound: { audited, lineOf, locationId } }) => ({
      id: audited[3],
      goods: [{ lineId: lineOf[audited[3]!], locationId, actPieces: 1 }],
    }),
  },
  'inboundOrder.markInbounded': {
    as: 'ck',
    input: of((w) => w.planned[0]!, { reason: '码头代理货', paperNo: 'LH-1' }),
  },
  'inboundOrder.decideDiffs': {
    as: 'kf',
    input: ({ inbound: { short, lineOf } }) => ({
      id: short,
      decisions: [{ lineId: lineOf[short], diffDecision: 'ACTUAL' }],
    }),
  },
  'inboundOrder.complete': { as: 'kf', input: of((w) => w.received[0]!) },
  'inboundOrder.close': { as: 'sh', input: of((w) => w.completed) },
  'inboundOrder.setCard': { as: 'gw', input: listOf((w) => w.bonded, { isCard: 1 }) },
  'inboundOrder.setMonthAgency': {
    as: 'kf',
    input: listOf((w) => w.bonded, { monthAgency: 1 }),
  },
  'inboundOrder.setOwner': { as: 'kf', input: listOf((w) => w.bonded, { hqCustomerId: null }) },
  'inboundOrder.setQuotation': { as: 'kf', input: listOf((w) => w.bonded, { bjdId: null }) },
  'inboundOrder.state': { as: 'kf', input: of((w) => w.completed) },
  'inboundOrder.testBill': { as: 'kf', input: () => ({ masterBillNo: 'INBOUND001' }) },
  'inboundOrder.allBills': { as: 'kf' },
  'inboundOrder.choices': { as: 'kf', input: () => ({ keyword: 'INBOUND', orderStatus: 0 }) },
  'inboundOrder.ofBill': { as: 'kf', input: () => ({ masterBillNo: 'INBOUND001' }) },
  'inboundManifest.save': {
    as: 'kf',
    input: ({ inbound }, turn) => ({
      masterBillNo: inbound.bondedBill,
      revision: turn - 1,
      inboundManifestList: [{ manifestPieces: 100, manifestGross: '126000', packType: '1' }],
    }),
  },
  'inboundManifest.ofBill': {
    as: 'kf',
    input: ({ inbound }) => ({ masterBillNo: inbound.bondedBill }),
  },
  'inboundPlan.list': { as: 'lh', input: of((w) => w.received[1]!) },
  'inboundPlan.assign': {
    as: 'ck',
    input: ({ inbound: { planned, planOf } }) => ({
      id: planned[1],
      planIds: [planOf[planned[1]!]],
      workTeam: '一班',
    }),
  },
  'inboundPlan.start': { as: 'lh', input: of((w) => w.planned[2]!) },
  'inboundPlan.finish': { as: 'lh', input: of((w) => w.receiving[0]!, { restAsPlanned: 1 }) },
  'inboundPlan.unFinish': { as: 'ck', input: of((w) => w.received[2]!) },
  'inboundPlan.abort': { as: 'ck', input: of((w) => w.receiving[1]!, { reason: '车位被占' }) },
}
