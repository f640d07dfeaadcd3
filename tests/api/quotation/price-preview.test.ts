import { charge } from '@yuncang/server/modules/charging/service/charge'
import { inboundWork } from '@yuncang/server/modules/charging/service/load/inbound-order'
import { compare, subtract, sum } from '@yuncang/shared/kernel/decimal'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startApp, type TestApp } from '../../support/app.ts'
import { ctxOf, type Ctx } from '../../support/ctx.ts'
import { documentsOf, priced, repriced, setInbound } from '../../support/fees.ts'

const base = { currency: 'CNY', taxRate: '0.06', unit: '吨' }
const handling = { ...base, feeCode: 'RKF', calcMethod: 'UNIT', price: '25' }
const storage = { ...base, feeCode: 'CCF', calcMethod: 'DAY_UNIT', price: '0.8' }
const dates = { validFrom: '2025-01-01', validTo: '2027-12-31' }

let app: TestApp
let ctx: Ctx
let arrive: ReturnType<typeof documentsOf>

beforeAll(async () => {
  app = await startApp({ clock: () => '2025-04-02T02:00:00.000Z' })
  ctx = await ctxOf(app, 'kf', 'WMS_DEMO')
  arrive = documentsOf(app, ctx)
})
afterAll(() => app.close())

test('what new prices would move is what they do move once they are passed and charged by', async () => {
  const document = await arrive([{ tonnes: '10', bizDate: '2025-03-05' }])
  const { customer, order, run, lines } = document
  const { contractId, bjdId } = await priced(app, customer.id, [handling, storage])
  await setInbound(app, 'WMS_DEMO', order.id, { orderStatus: 6, inboundDate: '2025-03-05' })
  const complete = () => ctx.transaction((tx) => charge(tx, ctx, inboundWork, order))
  await complete()
  await run('2025-03-01', '2025-03-31')
  const total = async () => sum((await lines()).map(({ localAmount }) => localAmount))
  const before = await total()

  const details = [
    { ...handling, price: '26.5' },
    { ...storage, price: '0.9' },
  ]
  const preview = await app.data('quotation.previewPrices', { id: bjdId, details }, 'sw')
  expect(preview.customers).toMatchObject([{ customerId: customer.id, lines: 2 }])
  expect(await total()).toBe(before)

  await repriced(app, contractId, { details, ...dates })
  await complete()
  await run('2025-03-01', '2025-03-31')
  const localDifference: string = preview.customers[0].localDifference
  expect(compare(localDifference, subtract(await total(), before))).toBe(0)
  expect(compare(localDifference, '0')).toBe(1)
})

test('lines that stay as they are move nothing, nor does a quotation that nobody has been charged by', async () => {
  const document = await arrive([{ tonnes: '3', bizDate: '2025-03-05' }])
  const { bjdId } = await priced(app, document.customer.id, [handling])
  const ask = (price: string) =>
    app.data('quotation.previewPrices', { id: bjdId, details: [{ ...handling, price }] }, 'sw')
  expect((await ask('30')).customers).toEqual([])
  await setInbound(app, 'WMS_DEMO', document.order.id, {
    orderStatus: 6,
    inboundDate: '2025-03-05',
  })
  await ctx.transaction((tx) => charge(tx, ctx, inboundWork, document.order))
  expect((await ask('25')).customers).toEqual([])
  expect((await ask('30')).customers).toMatchObject([{ lines: 1, localDifference: '15.00' }])
})

test('a change of list prices shows which drafts they price, from which amount to which; saved, they come to that', async () => {
  const listed = { feeCode: 'RKF', unit: '吨', currency: 'CNY', price: '30' }
  const first = { ...listed, minCharge: null, validFrom: '2025-01-01', validTo: null }
  const standards: { id: string; version: number }[] = await app.data(
    'costStandard.sheet',
    {},
    'sw',
  )
  const known = standards.map(({ id, version }) => ({ id, version }))
  await app.data('costStandard.replace', { known, lines: [first] }, 'sw')
  const done = { orderStatus: 6, inboundDate: '2025-03-05' }
  const charged = async (tonnes: string, details?: object[]) => {
    const document = await arrive([{ tonnes, bizDate: '2025-03-05' }])
    const quoted = details && (await priced(app, document.customer.id, details))
    await setInbound(app, 'WMS_DEMO', document.order.id, done)
    const complete = () => ctx.transaction((tx) => charge(tx, ctx, inboundWork, document.order))
    await complete()
    return { ...document, quoted, complete }
  }
  const byList = await charged('10')
  const quoted = await charged('4', [handling])
  // Whose fees would be others at the prices in force too is not moved by a list price.
  const stale = await charged('7', [handling])
  const details = [{ ...handling, price: '28' }]
  await repriced(app, stale.quoted!.contractId, { details, ...dates })

  const ask = (lines: object[]) => app.data('costStandard.previewPrices', { lines }, 'sw')
  expect(await ask([first])).toEqual({ lines: 0, customers: [], moves: [] })
  const dearer = { ...first, price: '33' }
  const preview = await ask([dearer])
  const ids = preview.customers.map(({ customerId }: { customerId: string }) => customerId)
  expect(ids).toContain(byList.customer.id)
  expect(ids).not.toContain(quoted.customer.id)
  expect(ids).not.toContain(stale.customer.id)
  const ofOurs = ({ customerId }: { customerId: string }) => customerId === byList.customer.id
  expect(preview.moves.filter(ofOurs)).toMatchObject([
    { kind: 'CHANGED', feeCode: 'RKF', before: '300.00', after: '330.00' },
  ])
  expect(preview.customers.filter(ofOurs)).toMatchObject([{ localDifference: '30.00' }])
  // A price that ends before the work was done leaves it without one.
  const ended = await ask([{ ...first, validTo: '2025-03-04' }])
  expect(ended.moves.filter(ofOurs)).toMatchObject([{ kind: 'VOIDED', after: '0.00' }])

  const stored: { id: string; version: number }[] = await app.data('costStandard.sheet', {}, 'sw')
  const seen = stored.map(({ id, version }) => ({ id, version }))
  await app.data('costStandard.replace', { known: seen, lines: [dearer] }, 'sw')
  await byList.complete()
  expect((await byList.lines()).map(({ amount }) => amount)).toEqual(['330.00'])
  expect((await ask([dearer])).moves.filter(ofOurs)).toEqual([])
})
