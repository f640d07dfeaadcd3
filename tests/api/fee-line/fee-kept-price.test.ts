// @postgres: fees
import { charge } from '@yuncang/server/modules/charging/service/charge'
import { inboundWork } from '@yuncang/server/modules/charging/service/load/inbound-order'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startApp, type TestApp } from '../../support/app.ts'
import { ctxOf, type Ctx } from '../../support/ctx.ts'
import { documentsOf, expectSound, priced, setInbound, setLine } from '../../support/fees.ts'

/* An audited fee keeps the price that it was made with, also where that price is changed in its place. */
const node = 'WMS_DEMO'
const base = { unit: '吨', currency: 'CNY' }
const handling = { ...base, feeCode: 'RKF', calcMethod: 'UNIT', price: '25', taxRate: '0.06' }
const storage = { ...base, feeCode: 'CCF', calcMethod: 'DAY_UNIT', price: '0.8', taxRate: '0.06' }

let app: TestApp
let ctx: Ctx
let arrive: ReturnType<typeof documentsOf>
beforeAll(async () => {
  app = await startApp({ clock: () => '2025-04-02T02:00:00.000Z' })
  ctx = await ctxOf(app, 'kf', node)
  arrive = documentsOf(app, ctx)
})
afterAll(() => app.close())

type Arrived = Awaited<ReturnType<typeof arrive>>

/** Ten tonnes since 5 March, charged for their arrival and for March; `again` charges once more. */
async function charged(document: Arrived) {
  const { order, run, lines } = document
  const again = async () => {
    await ctx.transaction((tx) => charge(tx, ctx, inboundWork, order))
    await run('2025-03-01', '2025-03-31')
  }
  const figures = async () =>
    (await lines())
      .map((line) => [line.feeCode, line.amount, line.status, line.revision])
      .toSorted(([a], [b]) => (a < b ? -1 : 1))
  await setInbound(app, node, order.id, { orderStatus: 6, inboundDate: '2025-03-05' })
  await again()
  return { ...document, again, figures }
}

async function audit({ lines }: Arrived): Promise<void> {
  for (const { id } of await lines()) await setLine(app, node, id, { status: 2 })
}

const audited = [
  ['CCF', '216.00', 2, 0],
  ['RKF', '250.00', 2, 0],
]

async function listPrices(lines: object[]): Promise<void> {
  const sheet: { id: string; version: number }[] = await app.data('costStandard.sheet', {}, 'sw')
  const known = sheet.map(({ id, version }) => ({ id, version }))
  await app.data('costStandard.replace', { known, lines }, 'sw')
}

test('list prices that are changed or taken back move no audited fee; a difference of them goes by the old ones', async () => {
  const listed = { ...base, validFrom: '2025-01-01' }
  const [rkf, ccf] = [
    { ...listed, feeCode: 'RKF', price: '25' },
    { ...listed, feeCode: 'CCF', price: '0.8' },
  ]
  await listPrices([rkf, ccf])
  const document = await charged(await arrive([{ tonnes: '10', bizDate: '2025-03-05' }]))
  await audit(document)
  expect(await document.figures()).toEqual(audited)
  await listPrices([
    { ...rkf, price: '30' },
    { ...ccf, price: '1' },
  ])
  await document.again()
  expect(await document.figures()).toEqual(audited)
  await listPrices([{ ...rkf, price: '30' }])
  await document.again()
  expect(await document.figures()).toEqual(audited)
  // Four tonnes had left before the last eleven days.
  await document.out('2025-03-21', [{ lotId: document.lots[0]!.id, tonnes: '4' }])
  await document.again()
  expect(await document.figures()).toEqual([audited[0], ['CCF', '-35.20', 0, 1], audited[1]])
  await expectSound(ctx)
})

test('so it is with lines of a cost list, its rules, and a list that the customer has no more', async () => {
  const list = await app.data('costList.create', { name: '保价清单', items: [handling] }, 'sw')
  const { id } = list
  const inUse = (operation: 'enable' | 'disable') =>
    app.data(`costList.${operation}`, { ids: [id] }, 'sw')
  const change = async (items: object[], rules: object[]) => {
    await inUse('disable')
    const { version, name } = await app.data('costList.get', { id }, 'sw')
    const after = await app.data('costList.update', { id, version, name, items }, 'sw')
    await app.data('costList.setRules', { id, version: after.version, rules }, 'sw')
    await inUse('enable')
    return app.data('costList.get', { id }, 'sw')
  }
  await inUse('enable')
  const arrived = await arrive([{ tonnes: '10', bizDate: '2025-03-05' }])
  await priced(app, arrived.customer.id, [], { quotation: { costListId: id, details: [] } })
  const { items } = await change([handling, storage], [])
  const document = await charged(arrived)
  await audit(document)
  expect(await document.figures()).toEqual(audited)
  const dearer = [handling, storage].map((line, at) => ({
    ...line,
    detailId: items[at].detailId,
    price: '40',
  }))
  await change(dearer, [{ ruleCode: 'GZ01', feeCode: 'CCF', maxCharge: '100' }])
  await document.again()
  expect(await document.figures()).toEqual(audited)
  await inUse('disable')
  await document.again()
  expect(await document.figures()).toEqual(audited)
  await expectSound(ctx)
})
