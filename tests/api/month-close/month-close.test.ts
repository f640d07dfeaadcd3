// @postgres: fees, locks of months
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startApp, statusAndReason, type TestApp } from '../../support/app.ts'
import { auditedBill, auditedFee, billStep, draftBill, typedFee } from '../../support/bills.ts'
import { newCustomer, type Made } from '../../support/contracts.ts'

/* The books of a tenant, month by month (docs/domain/month-close.md). */

let app: TestApp
let customerId: string

beforeAll(async () => {
  app = await startApp({ clock: () => '2025-04-02T02:00:00.000Z' })
  customerId = await newCustomer(app, '月结客户')
})
afterAll(() => app.close())

type Held = { id: string; version: number }
const held = ({ id, version }: Held) => ({ id, version })
const month = (id: string, as = 'jf'): Promise<Held & Record<string, any>> =>
  app.data('monthClose.get', { id }, as)
const step = async (name: string, id: string, as: string, more: object = {}) => {
  const { status, body } = await app.call(
    `monthClose.${name}`,
    { ...held(await month(id)), ...more },
    as,
  )
  return status === 200 ? body.data.status : [status, body.data.reason]
}
const closed = async (id: string) => {
  expect(await step('prepare', id, 'jf')).toBe(1)
  expect(await step('closeMonth', id, 'cw')).toBe(2)
}
const missing = async (id: string): Promise<Record<string, number>> => {
  const lacks: { kind: string; count: number }[] = await app.data(
    'monthClose.missing',
    { id },
    'jf',
  )
  return Object.fromEntries(lacks.map(({ kind, count }) => [kind, count]))
}
const refusal = async (operation: string, input: object, as: string) =>
  statusAndReason(await app.call(operation, input, as))

describe('the way of a month', () => {
  test('is listed from the first one that has something, and prepared when nothing is missing', async () => {
    const line = await typedFee(app, { customerId, bizDate: '2025-01-10' })
    const months: Held[] = await app.data('monthClose.list', {}, 'jf')
    expect(months.map(({ id }) => id)).toEqual(['202504', '202503', '202502', '202501'])
    expect(await missing('202501')).toEqual({ feesToConfirm: 1 })
    expect(await step('prepare', '202501', 'jf')).toEqual([409, 'monthClose.lacking'])
    const [confirmed]: Made[] = await app.data('feeLine.confirm', { lines: [held(line)] }, 'jf')
    expect(await missing('202501')).toEqual({ feesToAudit: 1 })
    await app.data('feeLine.audit', { lines: [held(confirmed!)] }, 'cw')
    expect(await missing('202501')).toEqual({ feesToBill: 1 })
    const draft = await draftBill(app, customerId, '202501')
    expect(await missing('202501')).toEqual({ billsToSubmit: 1 })
    const submitted = await billStep(app, 'submit', draft, 'jf')
    expect(await missing('202501')).toEqual({ billsToAudit: 1 })
    const bill = await billStep(app, 'pass', submitted, 'cw')
    // A customer may take its time: that does not keep the month open.
    expect(await missing('202501')).toEqual({ billsToConfirm: 1 })
    expect(await step('prepare', '202501', 'jf')).toBe(1)
    expect(bill['status']).toBe(2)
  })

  test('is sent back with a reason, prepared again, and closed by another; all of it is on record and told', async () => {
    expect(await step('sendBack', '202501', 'cw', { reason: '缺一张发票' })).toBe(0)
    expect(await month('202501')).toMatchObject({ reason: '缺一张发票', submitBy: null })
    expect(await step('prepare', '202501', 'admin')).toBe(1)
    expect(await step('closeMonth', '202501', 'admin')).toEqual([403, 'monthClose.ownAudit'])
    expect(await step('closeMonth', '202501', 'jf')).toEqual([403, 'access.denied'])
    expect(await step('closeMonth', '202501', 'cw')).toBe(2)
    const records = await app.data('record.operations', { businessId: '202501' }, 'cw')
    expect(records.map(({ action }: any) => action)).toEqual([
      'prepare',
      'sendBack',
      'prepare',
      'closeMonth',
    ])
    const audits = await app.data('record.audits', { businessId: '202501' }, 'jf')
    expect(audits.map(({ result, msg }: any) => [result, msg])).toEqual([
      [3, '缺一张发票'],
      [2, ''],
    ])
    const told = (await app.data('notice.page', { size: 50 }, 'jf')).records.filter(
      ({ module }: any) => module === 'YJGL',
    )
    expect(told.map(({ message }: any) => message)).toEqual([
      expect.stringMatching(/^202501 已由 .+ 结账，该月不能再记账$/),
      expect.stringMatching(/^202501 的结账被 .+ 退回：缺一张发票$/),
    ])
  })

  test('goes on in the order of months, and back in the other; reopening wants a reason', async () => {
    expect(await step('prepare', '202503', 'jf')).toEqual([409, 'monthClose.earlierOpen'])
    await closed('202502')
    expect(await step('reopenMonth', '202501', 'cw', { reason: '补录' })).toEqual([
      409,
      'monthClose.laterClosed',
    ])
    const noReason = { ...held(await month('202502')), reason: ' ' }
    expect(await refusal('monthClose.reopenMonth', noReason, 'cw')).toEqual([
      400,
      'request.invalid',
    ])
    expect(await step('reopenMonth', '202502', 'jf', { reason: '补录' })).toEqual([
      403,
      'access.denied',
    ])
    expect(await step('reopenMonth', '202502', 'cw', { reason: '补录' })).toBe(0)
    expect(await month('202502')).toMatchObject({ status: 0, reason: '补录', closeName: '' })
    expect(await step('prepare', '202504', 'jf')).toEqual([409, 'monthClose.notOver'])
  })

  test('is shown and moved by those whose work it is', async () => {
    for (const as of ['kf', 'sh', 'ck', 'sw', 'kh', 'lh'])
      expect((await app.call('monthClose.list', {}, as)).status).toBe(403)
  })
})

describe('a closed month', () => {
  test('takes no fee and no change of one, and says who closed it; a later customer confirms its bill', async () => {
    const line = await auditedFee(app, { customerId, bizDate: '2025-02-10' })
    const bill = await auditedBill(app, customerId, '202502')
    await closed('202502')
    const late = { customerId, feeCode: 'QTF', bizDate: '2025-02-11', pricing: 'TYPED' }
    const fee = { ...late, unit: '小时', price: '1', qty: '1' }
    const { body } = await app.call('feeLine.create', fee, 'jf')
    expect(body.data.reason).toBe('monthClose.closed')
    expect(body.msg).toMatch(
      /^202502 已由 .+ 于 2025-04-02 结账，不能再新增或更改该月的业务、费用和账单；/,
    )
    // A day long before anybody closed anything, too: all before the last closed month is closed.
    expect(await refusal('feeLine.create', { ...fee, bizDate: '2023-05-01' }, 'jf')).toEqual([
      409,
      'monthClose.closed',
    ])
    const reduction = { billId: bill.id, feeLineId: line.id, amount: '1', reason: '少作业' }
    for (const [operation, input, as] of [
      ['billReduction.create', reduction, 'jf'],
      ['bill.reopen', { ...held(bill), reason: '改' }, 'cw'],
      ['bill.generate', { customerId, period: '202502' }, 'jf'],
      ['bill.startGenerate', { period: '202502' }, 'jf'],
      ['feeLine.runPeriod', { from: '2025-02-01', to: '2025-02-28' }, 'jf'],
      ['feeLine.startPeriod', { from: '2025-02-01', to: '2025-02-28' }, 'jf'],
    ] as const)
      expect([operation, ...(await refusal(operation, input, as))]).toEqual([
        operation,
        409,
        'monthClose.closed',
      ])
    expect(await refusal('bill.confirm', held(bill), 'jf')).toEqual([
      400,
      'bill.signedFileRequired',
    ])
  })
})

test('a month that has not begun, or that lies before closed ones without having had anything, is none', async () => {
  for (const id of ['202412', '202505']) {
    const prepare = { id, version: 0 }
    expect(await refusal('monthClose.get', { id }, 'jf')).toEqual([404, 'record.notFound'])
    expect(await refusal('monthClose.prepare', prepare, 'jf')).toEqual([404, 'record.notFound'])
  }
  const months: Held[] = await app.data('monthClose.list', {}, 'jf')
  expect(months.at(-1)?.id).toBe('202501')
})

describe('whoever writes a fee while somebody closes its month', () => {
  test('is in before, and keeps it open, or is refused', async () => {
    const months = ['202306', '202307', '202308', '202309', '202310', '202311']
    const other = await startApp({ clock: () => '2025-04-02T02:00:00.000Z' })
    const owner = await newCustomer(other, '同时记账客户')
    const call = (operation: string, input: object, as: string) => other.call(operation, input, as)
    const get = (id: string): Promise<Held> => other.data('monthClose.get', { id }, 'jf')
    for (const id of months) {
      const prepared: Held = await other.data('monthClose.prepare', held(await get(id)), 'jf')
      const bizDate = `${id.slice(0, 4)}-${id.slice(4)}-15`
      const price = { pricing: 'TYPED', unit: '小时', price: '1', qty: '1' }
      const fee = { customerId: owner, feeCode: 'QTF', bizDate, ...price }
      const [made, close] = await Promise.all([
        call('feeLine.create', fee, 'jf'),
        call('monthClose.closeMonth', held(prepared), 'cw'),
      ])
      const outcome = [made, close].map(({ status, body }) =>
        status === 200 ? undefined : body.data.reason,
      )
      expect([
        [undefined, 'monthClose.lacking'],
        ['monthClose.closed', undefined],
      ]).toContainEqual(outcome)
      if (made.status !== 200) continue
      const line: Made = made.body.data
      await other.data('feeLine.void', { ...held(line), reason: '重复' }, 'jf')
      await other.data('monthClose.closeMonth', held(prepared), 'cw')
    }
    await other.close()
  })
})
