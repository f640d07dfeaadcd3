import { inTenant, type Read } from '@yuncang/db/handle'
import { isNull } from '@yuncang/db/sql'
import { breachesOfStock } from '@yuncang/server/modules/inventory/service/invariants'
import { noProgress } from '@yuncang/server/demo/progress'
import { seedDemo } from '@yuncang/server/demo/seed'
import { today } from '@yuncang/shared/kernel/calendar'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startApp, type TestApp } from '../../support/app.ts'
import { booksOf } from '../../support/demo-books.ts'
import { ctxOf } from '../../support/ctx.ts'
import { digestOf, rowsOfTenants } from '../../support/demo-rows.ts'
import { expectSound } from '../../support/fees.ts'

const now = '2026-11-21T04:00:00.000Z'
const history = { months: 1, only: ['WMS_DEMO', 'WMS_LOCK'] }
const start = () => startApp({ clock: () => now, history })

let app: TestApp
beforeAll(async () => {
  app = await start()
})
afterAll(() => app.close())

const inDemo = <R>(work: (read: Read) => Promise<R>) =>
  app.services.db.read(inTenant('WMS_DEMO'), work)
const statuses = async (operation: string, key: string, as = 'kf') => {
  const { records } = await app.data(operation, { size: 200 }, as)
  const found: number[] = records.map((row: Record<string, number>) => row[key])
  return new Set(found)
}

describe('the history of a demo tenant', () => {
  test('keeps every invariant of stock and fees', async () => {
    expect(await inDemo(breachesOfStock)).toEqual([])
    await expectSound(await ctxOf(app, 'cw'))
  })

  test('has inbound orders, outbound orders and trucks in every status that somebody works on', async () => {
    expect(await statuses('inboundOrder.page', 'orderStatus')).toEqual(
      new Set([0, 1, 2, 3, 4, 5, 6, 7, 8, 9]),
    )
    const outbound = await statuses('outboundOrder.page', 'outboundStatus')
    expect([0, 1, 2, 3, 4, 5, 6, 7, 8].filter((each) => !outbound.has(each))).toEqual([])
    const trucks = await inDemo((read) => read.select(read.t.outboundTruck))
    expect(new Set(trucks.map(({ status }) => status))).toContain(1)
  })

  test('has contracts in force, soon to end, ended and waiting for somebody', async () => {
    const found = await statuses('contract.page', 'status', 'sw')
    expect([0, 1, 2, 3, 4, 5, 6].filter((each) => !found.has(each))).toEqual([])
    const soon = { status: 2, endDateFrom: '2026-11-21', endDateTo: '2026-12-21' }
    expect((await app.data('contract.page', soon, 'sw')).total).toBe(2)
  })

  test('has cost lists with billing rules, one of them with a stopped line', async () => {
    const { records } = await app.data('costList.page', { size: 50 }, 'sw')
    const [list] = records.filter((each: any) => each.rules.length > 1)
    const { items, rules } = await app.data('costList.get', { id: list.id }, 'sw')
    expect(rules.map(({ ruleCode }: any) => ruleCode)).toEqual(['GZ01', 'GZ02'])
    expect(items.filter(({ isStop }: any) => isStop === 1)).toMatchObject([{ feeCode: 'XXF' }])
  })

  test('has a list price that was raised and then stopped, with its history', async () => {
    const standards = await app.data('costStandard.sheet', {}, 'sw')
    const stopped = standards.filter(({ isStop }: any) => isStop === 1)
    expect(stopped).toMatchObject([{ feeCode: 'QTF', price: '50.000000' }])
    const fees = await app.data('costCode.list', {}, 'sw')
    const { id: businessId } = fees.find(({ feeCode }: any) => feeCode === 'QTF')
    const told = await app.data('record.prices', { businessId }, 'jf')
    expect(told.map(({ action }: any) => action)).toEqual(['create', 'update', 'stop'])
  })

  test('has fees that are estimated, confirmed, audited and void', async () => {
    const found = await statuses('feeLine.page', 'status', 'jf')
    expect([0, 1, 2, 9].filter((each) => !found.has(each))).toEqual([])
  })

  test('has a closed month with a bill reduced, one void and a credit note, and bills of all states after it', async () => {
    const { closed, billed, running, ...bills } = await inDemo(booksOf)
    expect([...closed.keys(), billed, running]).toEqual(['202609', '202610', '202611'])
    expect(bills).toMatchObject({ reduced: 1, voided: 1, credits: 1 })
    const ofBilled = bills.all.filter(({ period }) => period === billed)
    const states = new Set(ofBilled.map(({ status }) => status))
    expect([0, 1, 2, 3, 4, 8].filter((each) => !states.has(each))).toEqual([])
    expect((await app.data('payment.page', { isOpen: 1 }, 'cw')).total).toBeGreaterThan(0)
  })

  test('leaves nothing to be done about a bill that is invoiced, or about what a platform has taken', async () => {
    const open = await inDemo((read) => read.select(read.t.notice, isNull(read.t.notice.doneTime)))
    const bills = await inDemo((read) => read.select(read.t.bill))
    const toInvoice = bills.filter(({ status }) => status === 3).map(({ id }) => id)
    const told = open.filter(({ kind }) => kind === 'bill.toInvoice')
    expect(told.map(({ businessId }) => businessId).sort()).toEqual(toInvoice.sort())
    const exchanges = await inDemo((read) => read.select(read.t.financeExchange))
    expect(new Set(exchanges.map(({ status }) => status))).toEqual(new Set([1]))
  })

  test('is told in the past, by those whose work it is', async () => {
    const records = await inDemo((read) => read.select(read.t.operateRecord))
    const audits = await inDemo((read) => read.select(read.t.auditRecord))
    expect(records.every(({ time }) => time < '2026-11-20T16:00:00.000Z')).toBe(true)
    const late = records.filter(({ time, userId }) => {
      const hour = Number(time.slice(11, 13)) + 8
      return userId !== 'system' && (hour < 8 || hour > 18)
    })
    expect(late).toEqual([])
    const auditors = new Set(audits.map(({ auditor }) => auditor))
    expect(auditors).toEqual(new Set(['审核老李', '财务老周']))
    const steps = new Set(records.map(({ businessId, time }) => `${businessId} ${time}`))
    const unpaired = audits.filter(({ businessId, time }) => !steps.has(`${businessId} ${time}`))
    expect(unpaired).toEqual([])
    expect(new Set(records.map(({ time }) => today(time).slice(0, 7))).size).toBe(3)
  })

  test('leaves the bill of scenario A and its boxes to scenario A', async () => {
    const orders = await inDemo((read) => read.select(read.t.inboundOrder))
    expect(orders.map(({ masterBillNo }) => masterBillNo)).not.toContain('DMLNQD25030017')
    const boxes = await inDemo((read) => read.select(read.t.inboundContainer))
    expect(boxes.map(({ containerNo }) => containerNo)).not.toContain('DEMU1000010')
  })

  test('is written once', async () => {
    const before = digestOf(await rowsOfTenants(app.services, { except: '' }))
    expect(await seedDemo(app.services, { ...history, progress: noProgress })).toBe(false)
    expect(digestOf(await rowsOfTenants(app.services, { except: '' }))).toBe(before)
  })

  test('is the same on the same day', async () => {
    const second = await startApp({ clock: () => '2026-11-21T09:30:00.000Z', history })
    const [one, other] = [app, second].map(({ services }) =>
      rowsOfTenants(services, { only: 'WMS_DEMO' }),
    )
    const [before, after] = [await one!, await other!]
    await second.close()
    for (const [table, rows] of before)
      if (!rows.some((row) => row.includes('"resetBy"'))) expect(after.get(table)).toEqual(rows)
  })

  test('leaves a tenant alone in which somebody works already', async () => {
    const { services } = app
    const draft = {
      masterBillNo: 'OWN-0001',
      customerId: (await app.data('customer.page', {}, 'kf.rzlg')).records[0].id,
      inboundType: '4',
      expectDate: '2026-12-01',
    }
    await app.data('inboundOrder.create', draft, 'kf.rzlg')
    await seedDemo(services, { months: 1, progress: noProgress, only: ['WMS_RZLG'] })
    expect((await app.data('inboundOrder.page', {}, 'kf.rzlg')).total).toBe(1)
  })
})
