import { addDays, today } from '@yuncang/shared/kernel/calendar'
import { type Sample, versioned } from '../../contract/sample.ts'
import type { TestApp } from '../../support/app.ts'
import type { Made } from '../../support/contracts.ts'
import { setInbound, setLine } from '../../support/fees.ts'
import type { CustomerWorld } from '../customer/samples.ts'

const draft = (customerId: string, bizDate: string) => ({
  customerId,
  feeCode: 'QTF',
  bizDate,
  pricing: 'TYPED',
  unit: '小时',
  price: '120',
  qty: '2',
})
const linesOf = (line: Made) => ({ lines: [versioned(line)] })

/** Fee lines in the states that the samples begin with. */
export async function feeLineWorld(app: TestApp, { customerId }: CustomerWorld) {
  const now = today(app.services.clock())
  let back = 0
  const add = (): Promise<Made> =>
    app.data('feeLine.create', draft(customerId, addDays(now, (back -= 1))), 'jf')
  const toAudit = await add()
  const [confirmed] = await app.data('feeLine.confirm', linesOf(toAudit), 'jf')
  const toSendBack = await add()
  const [forSendBack] = await app.data('feeLine.confirm', linesOf(toSendBack), 'jf')
  const order: Made & { orderNo: string } = await app.data(
    'inboundOrder.create',
    {
      masterBillNo: 'SAMPLE0009',
      customerId,
      inboundType: '1',
      businessType: '1',
      expectDate: now,
      inboundProductList: [{ productName: 'TSR20', planPieces: 1, planNet: '1' }],
    },
    'kf',
  )
  await setInbound(app, 'WMS_DEMO', order.id, { orderStatus: 6, inboundDate: now })
  const drafts = { current: 1, size: 1, source: 'AUTO', status: 0 }
  const { records: automatic } = await app.data('feeLine.page', drafts, 'jf')
  const audited = await add()
  await setLine(app, 'WMS_DEMO', audited.id, { status: 2 })
  const fees = {
    forReading: await add(),
    forUpdate: await add(),
    forConfirm: await add(),
    forVoid: await add(),
    confirmed: confirmed as Made, // the one line that was asked for
    forSendBack: forSendBack as Made,
    audited,
    automatic: String(automatic[0].id),
    orderId: order.id,
    orderNo: order.orderNo,
  }
  return { fees }
}
type FeeLineWorld = Awaited<ReturnType<typeof feeLineWorld>>

export const feeLineSamples: Record<string, Sample<CustomerWorld & FeeLineWorld>> = {
  'feeLine.page': { as: 'kf', input: ({ customerId }) => ({ current: 1, size: 2, customerId }) },
  'feeLine.totals': { as: 'cw', input: () => ({ status: 0, recPay: 1 }) },
  'feeLine.export': { as: 'kh', input: () => ({ columns: ['feeName', 'amount'] }) },
  'feeLine.get': { as: 'sh', input: ({ fees }) => ({ id: fees.forReading.id }) },
  'feeLine.ofBusiness': { as: 'sw', input: ({ fees }) => ({ businessId: fees.orderId }) },
  'feeLine.ofInbound': {
    as: 'kf',
    input: ({ fees }) => ({ businessIds: [fees.orderId], recPay: 1 }),
  },
  'feeLine.ofOutbound': {
    as: 'kf',
    input: ({ fees }) => ({ businessIds: [fees.orderId], recPay: 2 }),
  },
  'feeLine.create': {
    as: 'jf',
    input: ({ customerId }, turn) => draft(customerId, addDays('2026-01-01', turn)),
  },
  'feeLine.split': {
    as: 'jf',
    input: ({ customerId, otherId }, turn) => ({
      feeCode: 'QTF',
      bizDate: addDays('2025-01-01', turn),
      amount: '100',
      rows: [{ customerId }, { customerId: otherId }],
    }),
  },
  'feeLine.splitBasis': { as: 'jf', input: ({ fees }) => ({ no: fees.orderNo }) },
  'feeLine.update': {
    as: 'jf',
    input: ({ fees, customerId }) => ({
      ...draft(customerId, '2025-12-31'),
      ...versioned(fees.forUpdate),
      qty: '3',
    }),
  },
  'feeLine.confirm': { as: 'jf', input: ({ fees }) => linesOf(fees.forConfirm) },
  'feeLine.audit': { as: 'cw', input: ({ fees }) => linesOf(fees.confirmed) },
  'feeLine.sendBack': {
    as: 'cw',
    input: ({ fees }) => ({ ...versioned(fees.forSendBack), reason: '数量不符' }),
  },
  'feeLine.void': {
    as: 'jf',
    input: ({ fees }) => ({ ...versioned(fees.forVoid), reason: '重复' }),
  },
  'feeLine.reverse': {
    as: 'jf',
    input: ({ fees }) => ({ ...versioned(fees.audited), reason: '客户异议' }),
  },
  'feeLine.rerateLine': { as: 'jf', input: ({ fees }) => ({ id: fees.automatic }) },
  'feeLine.previewRerate': {
    as: 'jf',
    input: ({ customerId }) => ({ from: '2026-10-01', to: '2026-10-31', customerId }),
  },
  'feeLine.startRerate': {
    as: 'jf',
    input: ({ customerId }) => ({ from: '2026-10-01', to: '2026-10-31', customerId }),
  },
  'feeLine.rerate': { as: 'jf', input: ({ fees }) => ({ businessId: fees.orderId }) },
  'feeLine.runPeriod': {
    as: 'jf',
    input: ({ customerId }) => ({ from: '2026-10-01', to: '2026-10-31', customerId }),
  },
  'feeLine.startPeriod': {
    as: 'jf',
    input: ({ customerId }) => ({ from: '2026-10-01', to: '2026-10-31', customerId }),
  },
}
