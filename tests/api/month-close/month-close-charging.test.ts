import type { HomeFigures } from '@yuncang/shared/nouns/dashboard/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startApp, type TestApp } from '../../support/app.ts'
import { missingFees } from '@yuncang/shared/nouns/month-close/rules'
import { auditedBill, typedFee } from '../../support/bills.ts'
import type { Made } from '../../support/contracts.ts'
import { ctxOf, type Ctx } from '../../support/ctx.ts'
import { documentsOf, expectSound, priced, setInbound } from '../../support/fees.ts'
import { closeThrough } from '../../support/months.ts'

/* Fees that become due for a closed month (docs/domain/month-close.md#fees-of-a-closed-month). */

const node = 'WMS_DEMO'
const line = { currency: 'CNY', taxRate: '0.06', unit: '吨' }
const flat = { ...line, feeCode: 'CCF', calcMethod: 'DAY_UNIT', price: '1' }
const handling = { ...line, feeCode: 'RKF', calcMethod: 'UNIT', price: '25' }

let app: TestApp
let ctx: Ctx

beforeAll(async () => {
  app = await startApp({ clock: () => '2025-06-02T02:00:00.000Z' })
  ctx = await ctxOf(app, 'kf', node)
})
afterAll(async () => {
  await expectSound(ctx)
  await app.close()
})

test('what charging learns of a closed month stays out of it: the difference belongs to the first open month, once', async () => {
  const document = await documentsOf(app, ctx)([{ tonnes: '10', bizDate: '2025-03-25' }])
  await priced(app, document.customer.id, [{ ...flat, freeDays: 10, freeMode: 'CLIFF' }, handling])
  await document.run('2025-03-01', '2025-03-31')
  const [march]: Made[] = await document.lines()
  expect(march).toMatchObject({ amount: '0.00', accountPeriod: '202503' })
  const step = async (name: string, { id, version }: Made, as: string): Promise<Made> =>
    ((await app.data(name, { lines: [{ id, version }] }, as)) as Made[])[0]!
  await step('feeLine.audit', await step('feeLine.confirm', march!, 'jf'), 'cw')
  await closeThrough(app, node, '202503')
  await document.run('2025-04-01', '2025-04-30')
  const lines = await document.lines()
  expect(
    lines.map(({ periodTo, amount, revision, accountPeriod }: any) => [
      periodTo,
      amount,
      revision,
      accountPeriod,
    ]),
  ).toEqual([
    ['2025-03-31', '0.00', 0, '202503'],
    ['2025-03-31', '70.00', 1, '202504'],
    ['2025-04-30', '300.00', 0, '202504'],
  ])
  expect(await document.run('2025-04-01', '2025-04-30')).toMatchObject({ created: 0, updated: 0 })

  // An order is completed after its goods' month was closed: nobody has to wait, and its work is charged in April.
  const { businessId }: { businessId: string } = lines[0]
  await setInbound(app, node, businessId, { orderStatus: 6, inboundDate: '2025-03-25' })
  await app.data('feeLine.rerate', { businessId }, 'jf')
  const { records } = await app.data('feeLine.page', { businessId, feeCode: 'RKF' }, 'jf')
  expect(records).toMatchObject([
    { amount: '250.00', periodTo: '2025-03-25', accountPeriod: '202504' },
  ])
  const found = async (accountPeriod: string): Promise<number> =>
    (await app.data('feeLine.page', { businessId, accountPeriod }, 'jf')).total
  expect([await found('202503'), await found('202504')]).toEqual([1, 3])
})

test('a line of what is missing leads to as many fees as it counts; estimates of goods to come are neither', async () => {
  const of = await startApp({ clock: () => '2025-05-02T02:00:00.000Z' })
  try {
    const document = await documentsOf(
      of,
      await ctxOf(of, 'kf', node),
    )([{ tonnes: '10', bizDate: '2025-04-25' }])
    await priced(of, document.customer.id, [flat, handling])
    await document.run('2025-04-01', '2025-04-30')
    const { businessId }: { businessId: string } = (await document.lines())[0]
    await typedFee(of, { customerId: document.customer.id, bizDate: '2025-04-10' })
    const counts = async () => {
      const told = await of.data('monthClose.missing', { id: '202504' }, 'jf')
      const found = async (filters: object): Promise<number> =>
        (await of.data('feeLine.page', { accountPeriod: '202504', ...filters }, 'jf')).total
      return Promise.all(
        Object.entries(missingFees).map(async ([kind, filters]) => [
          kind,
          told.find((each: any) => each.kind === kind)?.count ?? 0,
          await found(filters),
        ]),
      )
    }
    await setInbound(of, node, businessId, { orderStatus: 6, inboundDate: '2025-04-25' })
    expect(await counts()).toContainEqual(['feesToConfirm', 2, 2])
    await setInbound(of, node, businessId, { orderStatus: 3 })
    for (const [, told, found] of await counts()) expect(found).toBe(told)
    expect(await counts()).toContainEqual(['feesToConfirm', 1, 1])
    const toCome = await of.data('feeLine.page', { accountPeriod: '202504', isToCome: 1 }, 'jf')
    expect(toCome.records).toMatchObject([{ businessId }])
  } finally {
    await of.close()
  }
})

test('homes name the months whose storage is not charged, those to hand in and those to close', async () => {
  const of = await startApp({ clock: () => '2025-05-02T02:00:00.000Z' })
  const waiting = async (as: string) => {
    const { todos }: HomeFigures = await of.data('dashboard.home', {}, as)
    const told = todos.filter(({ key }) => key.startsWith('months'))
    return Object.fromEntries(told.map(({ key, count }) => [key, count]))
  }
  const runs = async () =>
    (await of.data('monthClose.list', {}, 'jf')).map(({ id, isRun }: any) => [id, isRun])
  const document = await documentsOf(
    of,
    await ctxOf(of, 'kf', node),
  )([{ tonnes: '10', bizDate: '2025-03-25' }])
  await priced(of, document.customer.id, [{ ...flat, freeDays: 10, freeMode: 'DEDUCT' }])
  expect(await waiting('jf')).toEqual({ monthsToRun: 2 })
  await document.run('2025-03-01', '2025-03-31')
  expect(await runs()).toEqual([
    ['202505', null],
    ['202504', false],
    ['202503', true],
  ])
  expect(await waiting('jf')).toEqual({ monthsToRun: 1, monthsToHandIn: 1 })
  expect(await waiting('cw')).toEqual({})
  await closeThrough(of, node, '202503')
  expect(await waiting('jf')).toEqual({ monthsToRun: 1 })
  await document.run('2025-04-01', '2025-04-30')
  for (const from of ['0', '1']) {
    const { records } = await of.data('feeLine.page', { status: Number(from) }, 'jf')
    const lines = records.map(({ id, version }: any) => ({ id, version }))
    await (from === '0'
      ? of.data('feeLine.confirm', { lines }, 'jf')
      : of.data('feeLine.audit', { lines }, 'cw'))
  }
  const { customer } = document
  await auditedBill(of, customer.id, '202504')
  const { version } = await of.data('monthClose.get', { id: '202504' }, 'jf')
  await of.data('monthClose.prepare', { id: '202504', version }, 'jf')
  expect([await waiting('jf'), await waiting('cw')]).toEqual([{}, { monthsToClose: 1 }])
  await of.close()
})
