import { addDays, today } from '@yuncang/shared/domain/calendar'
import type { TestApp } from '../support/app.ts'
import type { Made } from '../support/contracts.ts'
import { setInbound } from '../support/fees.ts'
import type { Sample } from './samples.ts'

const draft = (customerId: string, bizDate: string) => ({
  customerId,
  feeCode: 'QTF',
  bizDate,
  pricing: 'TYPED',
  unit: '小时',
  price: '120',
  qty: '2',
})

/** Fee lines in the states that the samples begin with. */
export async function feeWorld(app: TestApp, customerId: string) {
  const now = today(app.services.clock())
  let back = 0
  const add = (): Promise<Made> =>
    app.data('feeLine.create', draft(customerId, addDays(now, (back -= 1))), 'jf')
  const toAudit = await add()
  const [confirmed] = await app.data('feeLine.confirm', linesOf(toAudit), 'jf')
  const order: Made = await app.data(
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
  return {
    forReading: await add(),
    forUpdate: await add(),
    forConfirm: await add(),
    forVoid: await add(),
    confirmed: confirmed as Made, // the one line that was asked for
    orderId: order.id,
  }
}

export type FeeWorld = Awaited<ReturnType<typeof feeWorld>>

const of = ({ id, version }: Made) => ({ id, version })
const linesOf = (line: Made) => ({ lines: [of(line)] })

export const feeSamples: Record<string, Sample> = {
  'feeLine.page': { as: 'kf', input: ({ customerId }) => ({ current: 1, size: 2, customerId }) },
  'feeLine.totals': { as: 'cw', input: () => ({ status: 0, recPay: 1 }) },
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
  'feeLine.update': {
    as: 'jf',
    input: ({ fees, customerId }) => ({
      ...draft(customerId, '2025-12-31'),
      ...of(fees.forUpdate),
      qty: '3',
    }),
  },
  'feeLine.confirm': { as: 'jf', input: ({ fees }) => linesOf(fees.forConfirm) },
  'feeLine.audit': { as: 'cw', input: ({ fees }) => linesOf(fees.confirmed) },
  'feeLine.void': { as: 'jf', input: ({ fees }) => ({ ...of(fees.forVoid), reason: '重复' }) },
  'feeLine.rerate': { as: 'jf', input: ({ fees }) => ({ businessId: fees.orderId }) },
  'feeLine.runPeriod': {
    as: 'jf',
    input: ({ customerId }) => ({ from: '2026-10-01', to: '2026-10-31', customerId }),
  },
}
