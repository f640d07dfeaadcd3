// @postgres: races of list prices
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { statusAndReason, startApp, type TestApp } from '../../support/app.ts'

let app: TestApp

beforeAll(async () => {
  app = await startApp()
})
afterAll(() => app.close())

describe('list prices', () => {
  const standard = { feeCode: 'CKF', unit: '吨', currency: 'CNY', price: '20', minCharge: '100' }
  const save = (given: object, as = 'sw') =>
    app.call('costStandard.save', { ...standard, ...given }, as)

  test('of one fee, unit and currency follow each other without a common day', async () => {
    const first = (await save({ validFrom: '2025-01-01', validTo: '2025-12-31' })).body.data
    expect(first).toMatchObject({ price: '20.000000', minCharge: '100.00' })
    for (const [validFrom, validTo] of [
      ['2025-12-31', null],
      ['2024-01-01', '2025-01-01'],
      ['2025-06-01', '2025-06-30'],
      ['2024-01-01', null],
    ])
      expect(statusAndReason(await save({ validFrom, validTo }))).toEqual([
        409,
        'costStandard.overlaps',
      ])
    expect((await save({ validFrom: '2026-01-01' })).status).toBe(200)
    expect((await save({ validFrom: '2025-06-01', unit: '托' })).status).toBe(200)
    expect((await save({ validFrom: '2025-06-01', currency: 'USD' })).status).toBe(200)
    const backwards = await save({ validFrom: '2024-02-01', validTo: '2024-01-01' })
    expect(statusAndReason(backwards)).toEqual([400, 'tariff.datesReversed'])
    expect((await save({ feeCode: 'NIX', validFrom: '2025-01-01' })).status).toBe(404)
    const change = { id: first.id, version: 1, validFrom: '2025-01-01', validTo: '2025-11-30' }
    expect((await save(change)).body.data).toMatchObject({ version: 2, validTo: '2025-11-30' })
    expect(statusAndReason(await save(change))).toEqual([409, 'record.stale'])
    expect((await app.data('costStandard.list', { feeCode: 'ckf' }, 'jf')).length).toBe(4)
    const gone = await app.data('costStandard.remove', { id: first.id, version: 2 }, 'sw')
    expect(gone).toBeNull()
    expect((await app.data('costStandard.list', { feeCode: 'CKF' }, 'jf')).length).toBe(3)
    expect(await app.data('costStandard.list', { feeCode: 'CKF' }, 'jf.zjwl')).toEqual([])
  })

  test('tell who changed them from which price to which', async () => {
    const { records } = await app.data('costCode.page', { feeName: '理货费' }, 'jf')
    const given = { feeCode: 'LHF', unit: '托', validFrom: '2025-01-01' }
    const first = (await save(given)).body.data
    await save({ ...given, id: first.id, version: 1, price: '25' })
    await app.data('costStandard.remove', { id: first.id, version: 2 }, 'sw')
    type Told = { action: string; fieldDiff: Record<string, unknown> }
    const told: Told[] = await app.data('record.operations', { businessId: records[0].id }, 'sw')
    expect(told.slice(-3).map(({ action, fieldDiff }) => [action, fieldDiff['price']])).toEqual([
      ['standard.create', { before: null, after: '20.000000' }],
      ['standard.update', { before: '20.000000', after: '25.000000' }],
      ['standard.remove', { before: '25.000000', after: null }],
    ])
    // What stays the same is not told.
    expect(Object.keys(told.at(-2)!.fieldDiff)).toEqual(['price'])
  })

  test('saved ten times at once stand once', async () => {
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => save({ feeCode: 'JGF', validFrom: '2025-01-01' })),
    )
    expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array(9).fill(409)])
    expect((await save({ feeCode: 'JGF', validFrom: '2025-01-01' }, 'jf')).status).toBe(403)
  })
})
