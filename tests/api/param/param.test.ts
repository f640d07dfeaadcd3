import { params } from '@yuncang/shared/nouns/param/rules'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { statusAndReason, startApp, type TestApp } from '../../support/app.ts'

let app: TestApp
let time = '2026-11-21T04:00:00.000Z'

beforeAll(async () => {
  app = await startApp({ clock: () => time })
})
afterAll(() => app.close())

describe('a parameter', () => {
  const paramKey = 'reserve.expireHours'
  const value = async (as = 'lh') => (await app.data('param.list', { paramKey }, as))[0]
  const set = (paramValue: string, version: number, key: string = paramKey) =>
    app.call('param.set', { paramKey: key, paramValue, version }, 'admin')

  test('has the value of the platform until the tenant sets its own, and again when that is taken away', async () => {
    expect(await value()).toMatchObject({ paramValue: '72', scope: '全局', version: 0 })
    expect((await set(' 48 ', 0)).body.data).toMatchObject({ paramValue: '48', scope: '租户' })
    expect(await value()).toMatchObject({ paramValue: '48', initialValue: '72', version: 1 })
    expect(await value('lh.zjwl')).toMatchObject({ paramValue: '72', scope: '全局' })
    expect(statusAndReason(await set('24', 0))).toEqual([409, 'record.stale'])
    expect((await set('24', 1)).body.data).toMatchObject({ paramValue: '24', version: 2 })
    const reset = (version: number) => app.call('param.reset', { paramKey, version }, 'admin')
    expect(statusAndReason(await reset(1))).toEqual([409, 'record.stale'])
    expect((await reset(2)).body.data).toMatchObject({ paramValue: '72', scope: '全局' })
    expect((await reset(2)).status).toBe(404)
    expect((await set('12', 0)).body.data).toMatchObject({ paramValue: '12', version: 1 })
  })

  test('tells who changed it from which value to which, also after it was taken away', async () => {
    const key = 'storage.dayCountMode'
    await set('BOTH', 0, key)
    await set('NEITHER', 1, key)
    await app.data('param.reset', { paramKey: key, version: 2 }, 'admin')
    await set('TAIL_ONLY', 0, key)
    const [{ historyId: businessId }] = await app.data('param.list', { paramKey: key }, 'admin')
    const records: any[] = await app.data('record.operations', { businessId }, 'admin')
    expect(records.map(({ action, fieldDiff }) => [action, fieldDiff])).toEqual([
      ['create', { paramValue: { before: 'HEAD_ONLY', after: 'BOTH' } }],
      ['update', { paramValue: { before: 'BOTH', after: 'NEITHER' } }],
      ['remove', { paramValue: { before: 'NEITHER', after: 'HEAD_ONLY' } }],
      ['create', { paramValue: { before: 'HEAD_ONLY', after: 'TAIL_ONLY' } }],
    ])
    expect(new Set(records.map(({ realName }) => realName)).size).toBe(1)
    expect(await app.data('record.operations', { businessId }, 'admin.zjwl')).toEqual([])
    await app.data('param.reset', { paramKey: key, version: 1 }, 'admin')
  })

  test('set by two at once for the first time has one winner', async () => {
    const key = 'gate.wbTolerancePct'
    const answers = await Promise.all([set('1', 0, key), set('2', 0, key)])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
  })

  test('takes values of its kind only, and unknown ones do not exist', async () => {
    const wrong = await set('很久', 0, 'reserve.onExpire')
    expect([wrong.status, wrong.body.data.issues[0].path]).toEqual([400, 'paramValue'])
    expect(wrong.body.msg).toContain('cancel / extendOnce')
    expect((await set('1', 0, 'no.such.thing')).body.msg).toBe('没有这个参数，请核对参数名')
    expect(await app.data('param.list', { paramKey: 'no.such.thing' }, 'lh')).toEqual([])
    expect(await app.data('param.list', {}, 'kh')).toHaveLength(Object.keys(params).length)
    expect((await app.call('param.list', {}, 'sj')).status).toBe(403)
  })
})

describe('a rate', () => {
  const rate = (more: object) => ({ currency: 'USD', month: '202601', rate: '7.1', ...more })
  const create = (more: object) => app.call('fxRate.create', rate(more), 'jf')

  test('stands once for a currency and month, and is changed by version', async () => {
    const { body } = await create({ currency: 'EUR' })
    expect(body.data).toMatchObject({ rate: '7.100000', version: 1 })
    expect(statusAndReason(await create({ currency: 'EUR' }))).toEqual([409, 'fxRate.taken'])
    const change = { ...rate({ currency: 'EUR', rate: '7.25' }), id: body.data.id, version: 1 }
    expect((await app.call('fxRate.update', change, 'sw')).body.data.rate).toBe('7.250000')
    expect(statusAndReason(await app.call('fxRate.update', change, 'sw'))).toEqual([
      409,
      'record.stale',
    ])
    expect((await app.call('fxRate.update', change, 'jf.zjwl')).status).toBe(404)
  })

  test.each([
    [{ rate: '0' }, 'rate'],
    [{ rate: '0.0000001' }, 'rate'],
    [{ rate: '-1' }, 'rate'],
    [{ month: '202613' }, 'month'],
    [{ month: '2026-1' }, 'month'],
    [{ currency: 'RMB' }, 'currency'],
  ])('%o is refused', async (more, field) => {
    const { status, body } = await create(more)
    expect([status, body.data.issues[0].path]).toEqual([400, field])
  })

  test('of last month is that of Shanghai, and a missing one is named', async () => {
    const last = () => app.call('fxRate.lastMonthUsd', {}, 'kf')
    expect((await last()).body.data).toEqual({ currency: 'USD', month: '202610', rate: '7.124500' })
    time = '2026-11-30T16:00:00.000Z'
    for (const account of ['kf', 'jf']) app.forget(account)
    const missing = await last()
    expect([missing.status, missing.body.msg]).toEqual([
      404,
      '还没有 202611 的美元汇率，请先在汇率中录入',
    ])
    await create({ month: '202611', rate: '7.08' })
    expect((await last()).body.data).toMatchObject({ month: '202611', rate: '7.080000' })
  })
})

test('the demo holds what the story of the bonded rubber needs, in the tenants that tell it', async () => {
  for (const suffix of ['', '.zjwl']) {
    const [rubber] = await app.data('product.select', { keyword: 'TSR20' }, `kf${suffix}`)
    expect(rubber).toMatchObject({ hsCode: '4001220000', unitWeight: '1260.000' })
    const { total } = await app.data('product.page', {}, `kf${suffix}`)
    expect(total).toBe(20)
    const { drivers, vehicles } = await app.data('carDriver.list', {}, `kf${suffix}`)
    expect([drivers.length, vehicles.length]).toEqual([3, 3])
  }
})
