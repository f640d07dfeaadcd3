import { portionsOfDrafts, previewDrafts } from '@yuncang/server/modules/charging/service/drafts'
import { withQuotation } from '@yuncang/server/modules/charging/service/load/price-book'
import { charge } from '@yuncang/server/modules/charging/service/charge'
import {
  inboundEstimate,
  inboundWork,
} from '@yuncang/server/modules/charging/service/load/inbound-order'
import { atOnce, chargePortions } from '@yuncang/server/modules/fee-line/service/portions'
import { startJobs } from '@yuncang/server/jobs/worker'
import { inTenant } from '@yuncang/db/handle'
import { eq } from '@yuncang/db/sql'
import { multiply } from '@yuncang/shared/kernel/decimal'
import type { TariffRecord } from '@yuncang/shared/nouns/tariff/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startApp, type TestApp } from '../../support/app.ts'
import { ctxOf, type Ctx } from '../../support/ctx.ts'
import {
  documentsOf,
  expectSound,
  priced,
  repriced,
  setInbound,
  setLine,
} from '../../support/fees.ts'
import { eventually } from '../../support/jobs.ts'

const node = 'WMS_DEMO'
const line = { currency: 'CNY', taxRate: '0.06', unit: '吨' }
const perDay = (price: string) => ({ ...line, feeCode: 'CCF', calcMethod: 'DAY_UNIT', price })
const perTonne = (price: string) => ({ ...line, feeCode: 'RKF', calcMethod: 'UNIT', price })
const march = { from: '2025-03-01', to: '2025-03-31' }

let app: TestApp
let ctx: Ctx
let jf: Ctx
let arrive: ReturnType<typeof documentsOf>
beforeAll(async () => {
  app = await startApp({ clock: () => '2025-06-02T02:00:00.000Z' })
  ctx = await ctxOf(app, 'kf', node)
  jf = await ctxOf(app, 'jf', node)
  arrive = documentsOf(app, ctx)
})
afterAll(() => app.close())

/** Ten tonnes on 10 March at 25.00 a tonne in and 1.00 a day: 250.00 and 220.00. */
async function charged() {
  const document = await arrive([{ tonnes: '10', bizDate: '2025-03-10' }])
  const sheet = await priced(app, document.customer.id, [perTonne('25'), perDay('1')])
  await setInbound(app, node, document.order.id, { orderStatus: 6, inboundDate: '2025-03-10' })
  await ctx.transaction((tx) => charge(tx, ctx, inboundWork, document.order))
  await document.run(march.from, march.to)
  const scope = { ...march, customerId: document.customer.id }
  const figures = async () =>
    (await document.lines()).map(({ feeCode, amount, status }) => [feeCode, amount, status])
  return { ...document, ...sheet, scope, figures }
}

test('a preview says which drafts would move and by how much, and writes nothing', async () => {
  const document = await charged()
  await repriced(app, document.contractId, { details: [perTonne('30'), perDay('2')] })
  const before = await document.lines()
  const preview = await app.data('feeLine.previewRerate', document.scope, 'jf')
  expect(preview).toMatchObject({
    lines: 2,
    customers: [{ customerId: document.customer.id, lines: 2, localDifference: '270.00' }],
  })
  expect(
    preview.moves.map(({ feeCode, kind, before: was, after }: any) => [feeCode, kind, was, after]),
  ).toEqual([
    ['RKF', 'CHANGED', '250.00', '300.00'],
    ['CCF', 'CHANGED', '220.00', '440.00'],
  ])
  expect(await document.lines()).toEqual(before)
})

test('a job prices the drafts anew to just that, and finds nothing the second time', async () => {
  const document = await charged()
  await repriced(app, document.contractId, { details: [perTonne('30'), perDay('2')] })
  const { id } = await app.data('feeLine.startRerate', document.scope, 'jf')
  const jobs = startJobs(app.services)
  const job = () => app.data('job.get', { id }, 'jf')
  await eventually(async () => (await job()).status).toBe('done')
  await jobs.stop()
  expect((await job()).result).toMatchObject({ updated: 2, created: 0, voided: 0 })
  expect(await document.figures()).toEqual([
    ['CCF', '440.00', 0],
    ['RKF', '300.00', 0],
  ])
  expect(await app.data('feeLine.previewRerate', document.scope, 'jf')).toEqual({
    lines: 0,
    customers: [],
    moves: [],
  })
  await expectSound(ctx)
})

test('one line prices its document anew, audited fees keep their price', async () => {
  const document = await charged()
  const work = (await document.lines()).find(({ feeCode }) => feeCode === 'RKF')
  const storage = (await document.lines()).find(({ feeCode }) => feeCode === 'CCF')
  await setLine(app, node, work.id, { status: 2 })
  await repriced(app, document.contractId, { details: [perTonne('30'), perDay('2')] })
  for (const { id } of [work, storage]) await app.data('feeLine.rerateLine', { id }, 'jf')
  expect(await document.figures()).toEqual([
    ['CCF', '440.00', 0],
    ['RKF', '250.00', 2],
  ])
  await expectSound(ctx)
})

test('pricing anew adds no day, whatever has come since', async () => {
  const document = await charged()
  await app.data('feeLine.rerateLine', { id: (await document.lines())[0].id }, 'jf')
  expect(await document.storage()).toEqual([['2025-03-10', '2025-03-31', '220.00', 0, 0]])
})

test('an order that is given up while a job prices fees anew is not charged again', async () => {
  const { customer, order, lines } = await arrive([])
  await priced(app, customer.id, [perTonne('25')])
  const { id } = order
  await setInbound(app, node, id, { orderStatus: 2 })
  await ctx.transaction((tx) => charge(tx, ctx, inboundEstimate, order))
  expect(await lines()).toMatchObject([{ amount: '25.00' }])
  const portions = await jf.read((db) => portionsOfDrafts(db, { customerIds: [customer.id] }))
  await app.data('inboundOrder.remove', { ids: [id] }, 'kf')
  expect(await chargePortions(jf, portions, atOnce)).toMatchObject({ created: 0 })
  expect(await lines()).toEqual([])
})

test('a fee by hand is not calculated again', async () => {
  const document = await charged()
  const draft = { feeCode: 'QTF', pricing: 'TYPED', unit: '小时', price: '120', qty: '2' }
  const given = { ...draft, customerId: document.customer.id, bizDate: march.to }
  const { id } = await app.data('feeLine.create', given, 'jf')
  const refused = await app.call('feeLine.rerateLine', { id }, 'jf')
  expect([refused.status, refused.body.data.reason]).toEqual([409, 'feeLine.byHand'])
})

test('a price that nobody has saved yet is previewed from its lines', async () => {
  const document = await charged()
  const { details } = await app.data('quotation.get', { id: document.bjdId }, 'sw')
  const doubled: TariffRecord[] = details.map((each: TariffRecord) => ({
    ...each,
    price: multiply(each.price, '2'),
  }))
  const [head] = await app.services.db.read(inTenant(node), (db) =>
    db.select(db.t.quotation, eq(db.t.quotation.id, document.bjdId)),
  )
  const moves = await jf.read((db) =>
    previewDrafts(db, jf, { customerIds: [document.customer.id] }, withQuotation(head!, doubled)),
  )
  expect(moves.map(({ feeCode, before, after }) => [feeCode, before, after])).toEqual([
    ['RKF', '250.00', '500.00'],
    ['CCF', '220.00', '440.00'],
  ])
})
