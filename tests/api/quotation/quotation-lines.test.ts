import { describe, expect, test } from 'vitest'
import { statusAndReason } from '../../support/app.ts'
import { flatLine, tieredLine } from '../../support/contracts.ts'
import { quotationSuite } from './quotations.ts'

const { app, of, customerId, quotationOf } = quotationSuite()

describe('lines', () => {
  const save = async (details: object[]) => {
    const { bjdId: id, version } = await quotationOf(await of().draft(customerId()))
    const dates = { validFrom: '2026-01-01', validTo: '2026-12-31' }
    return app().call('quotation.save', { id, version, ...dates, details }, 'sw')
  }

  test.each([
    ['an unknown fee', { feeCode: 'NIX' }, 'tariff.unknownFee'],
    ['a way that the fee does not have', { calcMethod: 'DAY_UNIT' }, 'tariff.wrongMethod'],
    ['a side of a transfer for other work', { payer: 'HALF' }, 'tariff.wrongPayer'],
  ])('%s is refused', async (_what, given, reason) => {
    expect(statusAndReason(await save([{ ...flatLine, ...given }]))).toEqual([400, reason])
  })

  test.each([
    ['a negative price', { price: '-1' }],
    ['a price of seven decimals', { price: '1.0000001' }],
    ['a tax rate that there is not', { taxRate: '0.05' }],
    ['free days without a day', { freeDays: 3, freeMode: 'CLIFF' }],
    ['a minimum of nothing', { minCharge: '10' }],
    ['a maximum below the minimum', { minCharge: '10', minScope: 'LINE', maxCharge: '9' }],
    ['a minimum by day of an order', { minCharge: '9', minScope: 'ORDER', minProrate: 'BY_DAY' }],
    ['a condition that nobody knows', { conditions: { colour: 'red' } }],
    ['a foreign currency', { currency: 'RMB' }],
  ])('%s is refused', async (_what, given) => {
    expect((await save([{ ...flatLine, ...given }])).status).toBe(400)
  })

  test('with the same fee, unit and conditions are refused; with other conditions they are two', async () => {
    expect(statusAndReason(await save([flatLine, { ...flatLine, price: '9' }]))).toEqual([
      400,
      'tariff.lineTwice',
    ])
    const tyres = { ...flatLine, conditions: { product: '轮胎' } }
    expect((await save([flatLine, tyres])).status).toBe(200)
  })

  test.each([
    ['begins at 2', ['2', null]],
    ['has a gap', ['0', '10', '12', null]],
    ['meet on a day', ['0', '7', '7', null]],
    ['overlaps', ['1', '10', '10', null]],
    ['ends', ['0', '10']],
    ['has no end in the middle', ['0', null, '10', null]],
    ['goes backwards', ['0', '0', '0', null]],
  ])('with tiers that %s are refused', async (_what, bounds) => {
    const tiers = Array.from({ length: bounds.length / 2 }, (_, row) => ({
      fromValue: bounds[row * 2],
      toValue: bounds[row * 2 + 1],
      price: '1',
    }))
    expect((await save([{ ...tieredLine, tiers }])).status).toBe(400)
  })

  test('stop and resume at once in a contract in force, with a price record', async () => {
    const contract = await of().quoted(await of().active(customerId()))
    const { bjdId, details } = await quotationOf(contract)
    const { detailId } = details[1]
    const stop = (operation: string, as: string) =>
      app().call('contract.setLineStopped', { detailId, operation }, as)
    expect((await stop('stop', 'cw')).status).toBe(403)
    expect((await stop('stop', 'sw.zjwl')).status).toBe(404)
    expect((await stop('stop', 'sw')).body.data.details[1]).toMatchObject({ isStop: 1 })
    expect(
      await app().data('stepwiseQuotation.byCustomer', { customerId: customerId() }, 'jf'),
    ).toEqual([])
    expect((await stop('resume', 'sw')).body.data.details[1]).toMatchObject({ isStop: 0 })
    const records = await app().data('record.prices', { businessId: bjdId }, 'jf')
    expect(records.slice(-2).map((each: any) => each.action)).toEqual(['stop', 'resume'])
    const said = { detailId, operation: 'stop', reason: '客户改用自有车队' }
    await app().data('contract.setLineStopped', said, 'sw')
    const told = (await app().data('record.prices', { businessId: bjdId }, 'jf')).at(-1)
    expect(told.fieldDiff.reason.after).toBe('客户改用自有车队')
    const draft = await quotationOf(await of().draft(customerId()))
    const early = { detailId: draft.details[0].detailId, operation: 'stop' }
    expect(statusAndReason(await app().call('contract.setLineStopped', early, 'sw'))).toEqual([
      409,
      'contract.wrongStatus',
    ])
  })
})
