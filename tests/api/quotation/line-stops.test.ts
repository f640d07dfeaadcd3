import { charge } from '@yuncang/server/modules/charging/service/charge'
import { inboundWork } from '@yuncang/server/modules/charging/service/load/inbound-order'
import type { CostList } from '@yuncang/shared/nouns/cost-list/contract'
import type { Quotation } from '@yuncang/shared/nouns/quotation/contract'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startApp, statusAndReason, type TestApp } from '../../support/app.ts'
import { ctxOf, type Ctx } from '../../support/ctx.ts'
import { documentsOf, priced, setInbound } from '../../support/fees.ts'

const base = { currency: 'CNY', taxRate: '0.06', unit: '吨' }
const handling = { ...base, feeCode: 'RKF', calcMethod: 'UNIT', price: '25' }
const storage = { ...base, feeCode: 'CCF', calcMethod: 'DAY_UNIT', price: '0.8' }

let app: TestApp
let ctx: Ctx
let arrive: ReturnType<typeof documentsOf>

beforeAll(async () => {
  app = await startApp({ clock: () => '2025-04-02T02:00:00.000Z' })
  ctx = await ctxOf(app, 'kf', 'WMS_DEMO')
  arrive = documentsOf(app, ctx)
})
afterAll(() => app.close())

async function storedSince(day: string) {
  const document = await arrive([{ tonnes: '10', bizDate: day }])
  const { bjdId } = await priced(app, document.customer.id, [handling, storage])
  const { details }: Quotation = await app.data('quotation.get', { id: bjdId }, 'sw')
  const say = (feeCode: string, operation: string, on: string) => {
    const { detailId } = details.find((line) => line.feeCode === feeCode)!
    const input = { detailId, operation, day: on, reason: '客户自管' }
    return app.data('contract.setLineStopped', input, 'sw')
  }
  return { ...document, bjdId, say }
}

describe('a price that is stopped from a day on', () => {
  test('charges storage up to the day before, and again from the day of its resumption', async () => {
    const { run, lines, say } = await storedSince('2025-03-05')
    await say('CCF', 'stop', '2025-03-15')
    await say('CCF', 'resume', '2025-03-25')
    await run('2025-03-01', '2025-03-31')
    const charged = (await lines()).filter(({ isMissingPrice }) => isMissingPrice === 0)
    expect(
      charged.map(({ periodFrom, periodTo, amount }) => [periodFrom, periodTo, Number(amount)]),
    ).toEqual([
      ['2025-03-05', '2025-03-14', 80],
      ['2025-03-25', '2025-03-31', 56],
    ])
  })

  test('charges work of the days before it, though it is stopped today', async () => {
    const { order, lines, say } = await storedSince('2025-03-05')
    await say('RKF', 'stop', '2025-03-20')
    await setInbound(app, 'WMS_DEMO', order.id, { orderStatus: 6, inboundDate: '2025-03-19' })
    await ctx.transaction((tx) => charge(tx, ctx, inboundWork, order))
    expect(
      (await lines()).map(({ isMissingPrice, price }) => [isMissingPrice, Number(price)]),
    ).toEqual([[0, 25]])
    await setInbound(app, 'WMS_DEMO', order.id, { inboundDate: '2025-03-20' })
    await ctx.transaction((tx) => charge(tx, ctx, inboundWork, order))
    expect((await lines()).every(({ price }) => Number(price) !== 25)).toBe(true)
  })

  test('tells in its history since when and why, also why it was resumed', async () => {
    const { bjdId, say } = await storedSince('2025-03-05')
    await say('CCF', 'stop', '2025-05-01')
    await say('CCF', 'resume', '2025-06-01')
    const records = await app.data('record.prices', { businessId: bjdId }, 'jf')
    const told = records.slice(-2).map((each: any) => [each.action, each.fieldDiff])
    const reason = { before: null, after: '客户自管' }
    expect(told).toEqual([
      ['stop', { day: { before: null, after: '2025-05-01' }, reason }],
      ['resume', { day: { before: null, after: '2025-06-01' }, reason }],
    ])
  })
})

describe('the lines of a cost list', () => {
  const made = (name: string): Promise<CostList> =>
    app.data('costList.create', { name, items: [handling, storage] }, 'sw')

  test('are stopped while it is in use, by who writes cost lists', async () => {
    const { id, items } = await made('停用的清单')
    await app.data('costList.enable', { ids: [id] }, 'sw')
    const input = { detailId: items[1]!.detailId, operation: 'stop', day: '2025-05-01' }
    expect((await app.call('costList.setLineStopped', input, 'jf')).status).toBe(403)
    expect((await app.call('costList.setLineStopped', input, 'sw.zjwl')).status).toBe(404)
    const after: CostList = await app.data('costList.setLineStopped', input, 'sw')
    expect(after.items[1]).toMatchObject({ isStop: 1, stops: [{ from: '2025-05-01', to: null }] })
  })

  test('get new prices at once while it is not in use, each with its record', async () => {
    const { id, version, items } = await made('调价的清单')
    const details = [{ detailId: items[0]!.detailId, price: '26.5' }]
    const after: CostList = await app.data('costList.updatePrices', { id, version, details }, 'sw')
    expect(after.items.map(({ price }) => Number(price))).toEqual([26.5, 0.8])
    const records = await app.data('record.prices', { businessId: id }, 'jf')
    expect(records.at(-1)).toMatchObject({ action: 'update', feeCode: 'RKF' })
    await app.data('costList.enable', { ids: [id] }, 'sw')
    const again = { id, version: after.version + 1, details }
    expect(statusAndReason(await app.call('costList.updatePrices', again, 'sw'))).toEqual([
      409,
      'costList.enabled',
    ])
  })
})

describe('a list price that is stopped from a day on', () => {
  type Standard = { id: string; version: number; feeCode: string; stops: object[] }
  const listed = { unit: '吨', currency: 'CNY', validFrom: '2025-01-01' }
  const sheet = (): Promise<Standard[]> => app.data('costStandard.sheet', {}, 'sw')
  const say = async (feeCode: string, operation: string, day: string, version?: number) => {
    const found = (await sheet()).find((each) => each.feeCode === feeCode)!
    const seen = { id: found.id, version: version ?? found.version }
    const why = { operation, day, reason: '价格待定' }
    return app.call('costStandard.setStopped', { ...seen, ...why }, 'sw')
  }

  beforeAll(async () => {
    const lines = [
      { ...listed, feeCode: 'RKF', price: '25' },
      { ...listed, feeCode: 'CCF', price: '0.8' },
    ]
    const known = (await sheet()).map(({ id, version }) => ({ id, version }))
    await app.data('costStandard.replace', { known, lines }, 'sw')
  })

  test('prices nothing on those days, neither storage nor work', async () => {
    const { order, run, lines } = await arrive([{ tonnes: '10', bizDate: '2025-03-05' }])
    await say('CCF', 'stop', '2025-03-15')
    await say('CCF', 'resume', '2025-03-25')
    await run('2025-03-01', '2025-03-31')
    const charged = (await lines()).filter(({ isMissingPrice }) => isMissingPrice === 0)
    expect(
      charged.map(({ periodFrom, periodTo, amount }) => [periodFrom, periodTo, Number(amount)]),
    ).toEqual([
      ['2025-03-05', '2025-03-14', 80],
      ['2025-03-25', '2025-03-31', 56],
    ])
    await say('RKF', 'stop', '2025-03-20')
    const work = async (inboundDate: string) => {
      await setInbound(app, 'WMS_DEMO', order.id, { orderStatus: 6, inboundDate })
      await ctx.transaction((tx) => charge(tx, ctx, inboundWork, order))
      return (await lines()).filter((line) => line.jfmoduleId === 'RK')
    }
    expect(await work('2025-03-19')).toMatchObject([{ isMissingPrice: 0, amount: '250.00' }])
    const stopped = await work('2025-03-20')
    expect(stopped.filter(({ isMissingPrice }) => isMissingPrice === 0)).toEqual([])
    // What the sheet says anew of it leaves the days on which it is stopped.
    const known = await sheet()
    const dearer = [
      { ...listed, feeCode: 'RKF', price: '26' },
      { ...listed, feeCode: 'CCF', price: '0.8' },
    ]
    await app.data(
      'costStandard.replace',
      { known: known.map(({ id, version }) => ({ id, version })), lines: dearer },
      'sw',
    )
    const [rkf] = (await sheet()).filter(({ feeCode }) => feeCode === 'RKF')
    expect(rkf!.stops).toEqual([{ from: '2025-03-20', to: null }])
  })

  test('is told with day and reason, once, to whoever reads its history, and only as it was seen', async () => {
    const [before] = (await sheet()).filter(({ feeCode }) => feeCode === 'RKF')
    expect((await say('RKF', 'stop', '2025-03-20')).body.data.version).toBe(before!.version)
    expect(statusAndReason(await say('RKF', 'resume', '2025-03-28', 1))).toEqual([
      409,
      'record.stale',
    ])
    await say('RKF', 'resume', '2025-03-28')
    const fees = await app.data('costCode.list', {}, 'sw')
    const { id: businessId } = fees.find((fee: Standard) => fee.feeCode === 'RKF')
    const told = await app.data('record.prices', { businessId }, 'sw')
    expect(
      told
        .slice(-2)
        .map(({ action, detailId, oldPrice, newPrice, fieldDiff }: Record<string, unknown>) => [
          action,
          detailId,
          oldPrice,
          newPrice,
          fieldDiff,
        ]),
    ).toEqual([
      [
        'update',
        before!.id,
        '25.000000',
        '26.000000',
        { price: { before: '25.000000', after: '26.000000' } },
      ],
      [
        'resume',
        before!.id,
        '26.000000',
        '26.000000',
        { day: { before: null, after: '2025-03-28' }, reason: { before: null, after: '价格待定' } },
      ],
    ])
    expect(await app.data('record.prices', { businessId }, 'kh')).toEqual([])
    const reader = { id: before!.id, version: before!.version + 1, operation: 'stop' }
    expect((await app.call('costStandard.setStopped', reader, 'jf')).status).toBe(403)
  })
})
