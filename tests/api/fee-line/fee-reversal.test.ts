// @postgres: fees
import { takeFeesBack } from '@yuncang/server/modules/charging/service/lines'
import { charge } from '@yuncang/server/modules/charging/service/charge'
import { inboundWork } from '@yuncang/server/modules/charging/service/load/inbound-order'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startApp, type TestApp } from '../../support/app.ts'
import { ctxOf, type Ctx } from '../../support/ctx.ts'
import { documentsOf, expectSound, priced, setInbound, setLine } from '../../support/fees.ts'

const node = 'WMS_DEMO'
const line = { currency: 'CNY', taxRate: '0.06', unit: '吨' }
const flat = { ...line, feeCode: 'CCF', calcMethod: 'DAY_UNIT', price: '1' }
const [from, to] = ['2025-03-01', '2025-03-31']

let app: TestApp
let ctx: Ctx
let arrive: ReturnType<typeof documentsOf>
beforeAll(async () => {
  app = await startApp({ clock: () => '2025-06-02T02:00:00.000Z' })
  ctx = await ctxOf(app, 'kf', node)
  arrive = documentsOf(app, ctx)
})
afterAll(() => app.close())

/** Ten tonnes from 10 March on at 1.00: 220.00, audited. */
async function audited() {
  const document = await arrive([{ tonnes: '10', bizDate: '2025-03-10' }])
  await priced(app, document.customer.id, [flat])
  await document.run(from, to)
  const [made] = await document.lines()
  await setLine(app, node, made.id, { status: 2 })
  return { ...document, line: made }
}
const reverse = ({ id, version }: any) =>
  app.call('feeLine.reverse', { id, version, reason: '客户异议' }, 'jf')
const related = async ({ id }: any) =>
  (await app.data('feeLine.get', { id }, 'jf')).related.map(({ amount, revision }: any) => [
    amount,
    revision,
  ])

test('an audited fee is taken back in full by a line of its own, linked both ways', async () => {
  const document = await audited()
  const { body } = await reverse(document.line)
  expect(body.data).toMatchObject({
    amount: '-220.00',
    netAmount: '-207.55',
    taxAmount: '-12.45',
    localAmount: '-220.00',
    qty: '-220.0000',
    periodFrom: '2025-03-10',
    periodTo: to,
    reversalOf: document.line.id,
    status: 0,
    remark: '客户异议',
  })
  expect(body.data.explanation.steps.at(-1)).toEqual({
    kind: 'REVERSAL',
    amount: '-220.00',
    of: document.line.jtNo,
  })
  expect(await app.data('feeLine.get', { id: document.line.id }, 'jf')).toMatchObject({
    amount: '220.00',
    status: 2,
    reversedBy: body.data.id,
  })
  expect(await related(document.line)).toEqual([['-220.00', 0]])
  expect(await related(body.data)).toEqual([['220.00', 0]])
  await expectSound(ctx)
})

test('of two people who take one fee back, the second is told', async () => {
  const document = await audited()
  const answers = await Promise.all([reverse(document.line), reverse(document.line)])
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
  const { version } = await app.data('feeLine.get', { id: document.line.id }, 'jf')
  const again = await reverse({ ...document.line, version })
  expect(again.body.data.reason).toBe('feeLine.reversed')
  const gone = { id: document.line.id, version, reason: '重复' }
  expect((await app.call('feeLine.void', gone, 'jf')).body.data.reason).toBe('feeLine.reversed')
  await expectSound(ctx)
})

test('a draft is voided instead, and a reversal is neither changed nor reversed', async () => {
  const document = await arrive([{ tonnes: '10', bizDate: '2025-03-10' }])
  await priced(app, document.customer.id, [flat])
  await document.run(from, to)
  const [draft] = await document.lines()
  expect((await reverse(draft)).body.data.reason).toBe('feeLine.wrongStatus')
  await setLine(app, node, draft.id, { status: 2 })
  const { body } = await reverse(draft)
  await setLine(app, node, body.data.id, { status: 2 })
  expect((await reverse(body.data)).body.data.reason).toBe('feeLine.reversal')
})

test('charged again, the fee is a new line; voiding the reversal has the old one count again', async () => {
  const document = await audited()
  const { body } = await reverse(document.line)
  await document.run(from, to)
  expect((await document.storage()).map(([, , ...figures]) => figures)).toEqual([
    ['220.00', 2, 0],
    ['-220.00', 0, 0],
    ['220.00', 0, 1],
  ])
  await expectSound(ctx)
  const { id, version } = body.data
  await app.data('feeLine.void', { id, version, reason: '误操作' }, 'jf')
  await document.run(from, to)
  expect((await document.storage()).map(([, , ...figures]) => figures)).toEqual([['220.00', 2, 0]])
  const after = await app.data('feeLine.get', { id: document.line.id }, 'jf')
  expect((await reverse(after)).status).toBe(200)
  await expectSound(ctx)
})

test('undoing a completion takes audited fees back, and completing again charges anew', async () => {
  const perTonne = { ...line, feeCode: 'RKF', calcMethod: 'UNIT', price: '25' }
  const document = await arrive([{ tonnes: '10', bizDate: '2025-03-10' }])
  await priced(app, document.customer.id, [perTonne])
  await setInbound(app, node, document.order.id, { orderStatus: 6, inboundDate: '2025-03-10' })
  const complete = () => ctx.transaction((tx) => charge(tx, ctx, inboundWork, document.order))
  const figures = async () =>
    (await document.lines()).map(({ amount, status, revision }) => [amount, status, revision])
  await complete()
  const [fee] = await document.lines()
  await setLine(app, node, fee.id, { status: 2 })
  await ctx.transaction((tx) => takeFeesBack(tx, ctx, document.order.id))
  expect(await figures()).toEqual([
    ['250.00', 2, 0],
    ['-250.00', 0, 0],
  ])
  await complete()
  await complete()
  expect(await figures()).toEqual([
    ['250.00', 2, 0],
    ['-250.00', 0, 0],
    ['250.00', 0, 1],
  ])
  await expectSound(ctx)
})
