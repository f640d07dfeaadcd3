import { addDays, today } from '@yuncang/shared/kernel/calendar'
import { type Sample, versioned } from '../../contract/sample.ts'
import type { TestApp } from '../../support/app.ts'
import type { Made } from '../../support/contracts.ts'
import { photograph } from '../../support/load-photos.ts'
import { rubberInStock } from '../../support/rubber.ts'
import type { CustomerWorld } from '../customer/samples.ts'

const bill = 'OUTSAMPLE001'
const driver = { driverName: '司机甲（虚构）', driverPhone: '13800000001' }

/** Orders for one pallet each, as far as the samples need them to have come. */
export async function outboundOrderWorld(app: TestApp, { customerId }: CustomerWorld) {
  const day = today(app.services.clock())
  const [lot] = await rubberInStock(app.services, {
    bill,
    tenant: 'WMS_DEMO',
    inDate: addDays(day, -7),
  })
  const draft = {
    masterBillNo: bill,
    customerId,
    outboundType: '1',
    bondInvtNo: 'QD420125E000000231',
    pickDate: day,
    lines: [{ productId: lot!.productId, pieces: 2 }],
  }
  let plates = 0
  const nextTruck = () => ({ plateNo: `鲁B0${String((plates += 1)).padStart(4, '0')}`, ...driver })
  const saved = (): Promise<Made> => app.data('outboundOrder.create', draft, 'kf')
  const submitted = (): Promise<Made> =>
    app.data('outboundOrder.create', { ...draft, auditStatus: 1 }, 'kf')
  const reserved = async (): Promise<Made> => {
    const { id } = await submitted()
    return app.data('outboundOrder.audit', { id, type: 2 }, 'sh')
  }
  const issued = async (): Promise<Made> => {
    const { id } = await reserved()
    return (await app.data('outboundTruck.issue', { id, trucks: [nextTruck()] }, 'ck'))[0]
  }
  const inside = async (): Promise<Made> => {
    const { id, plateNo, pickCode } = await issued()
    return app.data('outboundTruck.gateIn', { id, plateNo, pickCode }, 'mg')
  }
  const allocationOf = async ({ orderId }: Made): Promise<Made> =>
    (await app.data('outboundOrder.allocations', { id: orderId }, 'lh'))[0]
  const loaded = async (qty: string): Promise<Made> => {
    const truck = await inside()
    const loads = [{ allocationId: (await allocationOf(truck)).id, qty }]
    await photograph(app, { id: truck.id, orderId: truck['orderId'] }, 'mg')
    return app.data('outboundTruck.load', { id: truck.id, loads, signer: '司机甲' }, 'lh')
  }
  const gone = async (qty: string): Promise<Made> => {
    const { id } = await loaded(qty)
    return app.data('outboundTruck.gateOut', { id }, 'mg')
  }
  const toLoad = await inside()
  const outbound = {
    draft,
    nextTruck,
    saved: await saved(),
    forCancel: await saved(),
    forWithdrawal: await submitted(),
    submitted: await submitted(),
    reserved: await reserved(),
    forMail: await reserved(),
    forTruckCancel: await issued(),
    issued: await issued(),
    toLoad,
    allocation: await allocationOf(toLoad),
    forAbort: await inside(),
    loaded: await loaded('1.26'),
    forRelease: await loaded('1.26'),
    partlyGone: await gone('1.26'),
    gone: await gone('2.52'),
  }
  return { outbound }
}
type OutboundOrderWorld = Awaited<ReturnType<typeof outboundOrderWorld>>

export const outboundOrderSamples: Record<string, Sample<CustomerWorld & OutboundOrderWorld>> = {
  'outboundOrder.page': { as: 'kf', input: () => ({ outboundStatus: 0, masterBillNo: 'OUT' }) },
  'outboundOrder.get': { as: 'kf', input: ({ outbound }) => ({ id: outbound.saved.id }) },
  'outboundOrder.lines': { as: 'kf', input: ({ outbound }) => ({ id: outbound.saved.id }) },
  'outboundOrder.allocations': {
    as: 'lh',
    input: ({ outbound }) => ({ id: outbound.reserved.id }),
  },
  'outboundOrder.bills': { as: 'kf', input: ({ customerId }) => ({ customerId }) },
  'outboundOrder.stock': {
    as: 'kf',
    input: ({ customerId }) => ({ customerId, masterBillNo: bill }),
  },
  'outboundOrder.create': {
    as: 'kf',
    input: ({ outbound }) => ({ ...outbound.draft, receiver: '青岛收货厂' }),
  },
  'outboundOrder.update': {
    as: 'kf',
    input: ({ outbound }) => ({ id: outbound.saved.id, version: 1, remark: '请带雨布' }),
  },
  'outboundOrder.withdraw': {
    as: 'kf',
    input: ({ outbound }) => versioned(outbound.forWithdrawal),
  },
  'outboundOrder.audit': {
    as: 'sh',
    input: ({ outbound }) => ({ id: outbound.submitted.id, type: 2 }),
  },
  'outboundOrder.cancel': {
    as: 'kf',
    input: ({ outbound }) => ({ id: outbound.forCancel.id, msg: '客户取消' }),
  },
  'outboundOrder.closeShort': {
    as: 'ck',
    input: ({ outbound }) => ({ id: outbound.partlyGone['orderId'], msg: '余货不提' }),
  },
  'outboundOrder.finish': {
    as: 'sh',
    input: ({ outbound }) => ({ id: outbound.gone['orderId'] }),
  },
  'outboundOrder.letter': {
    as: 'kf',
    input: ({ outbound }) => ({ id: outbound.issued['orderId'] }),
  },
  'outboundOrder.sendMail': {
    as: 'kf',
    input: ({ outbound }) => ({
      ...versioned(outbound.forMail),
      recipients: ['a@example.com'],
      locale: 'zh',
      subject: '出库单',
      text: '请查收。',
    }),
  },
  'outboundOrder.mails': { as: 'sh', input: ({ outbound }) => ({ id: outbound.forMail.id }) },
  'outboundOrder.export': { as: 'kf', input: () => ({ columns: ['orderNo', 'netWeight'] }) },
  'outboundTruck.list': { as: 'mg', input: ({ outbound }) => ({ id: outbound.reserved.id }) },
  'outboundTruck.issue': {
    as: 'ck',
    input: ({ outbound }) => ({ id: outbound.reserved.id, trucks: [outbound.nextTruck()] }),
  },
  'outboundTruck.cancel': {
    as: 'ck',
    input: ({ outbound }) => ({ id: outbound.forTruckCancel.id, msg: '换车' }),
  },
  'outboundTruck.gateIn': {
    as: 'mg',
    input: ({ outbound: { issued } }) => ({
      id: issued.id,
      plateNo: issued['plateNo'],
      pickCode: issued['pickCode'],
      tareWeight: '15000',
    }),
  },
  'outboundTruck.load': {
    as: 'lh',
    input: ({ outbound }) => ({
      id: outbound.toLoad.id,
      loads: [{ allocationId: outbound.allocation.id, qty: '2.52', pieces: 2, pallets: 2 }],
      signer: '司机甲',
    }),
  },
  'outboundTruck.abort': {
    as: 'ck',
    input: ({ outbound }) => ({ id: outbound.forAbort.id, msg: '改日' }),
  },
  'outboundTruck.gateOut': {
    as: 'mg',
    input: ({ outbound }) => ({ id: outbound.loaded.id, grossWeight: '16280' }),
  },
  'outboundTruck.releaseWeight': {
    as: 'ck',
    input: ({ outbound }) => ({
      id: outbound.forRelease.id,
      grossWeight: '18000',
      msg: '垫木未除',
    }),
  },
}
