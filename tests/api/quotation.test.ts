import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { refusalOf, startApp, type TestApp } from '../support/app.ts'
import { contractsOf, flatLine, newCustomer, tieredLine, type Made } from '../support/contracts.ts'

let app: TestApp
let of: ReturnType<typeof contractsOf>
let customerId: string
let turn = 0

beforeAll(async () => {
  app = await startApp({ clock: () => '2026-11-21T04:00:00.000Z' })
  of = contractsOf(app)
})
afterAll(() => app.close())
beforeEach(async () => {
  turn += 1
  customerId = await newCustomer(app, `报价客户${turn}`)
})

const quotationOf = ({ id }: { id: string }): Promise<any> =>
  app.data('contract.quotation', { id }, 'sw')
const again = ({ id }: Made): Promise<Made> => app.data('contract.get', { id }, 'sw')
const setStatus = ({ id, version }: Made, status: string, as: string) =>
  app.call('contract.setQuotationStatus', { id, version, status }, as)
const prices = (quotation: any) => quotation.details.map((line: any) => line.price)

describe('the way of a quotation', () => {
  test('is submitted by the contract manager, passed by finance, and then the first version', async () => {
    const contract = await of.quoted(await of.active(customerId))
    expect(contract).toMatchObject({ status: 2, quotationStatus: 2 })
    const quotation = await quotationOf(contract)
    expect(quotation).toMatchObject({ revision: 1, auditStatus: 2 })
    const state = await app.data('quotation.status', { id: quotation.bjdId }, 'jf')
    expect(state).toMatchObject({ revision: 1, auditStatus: 2, isStop: 0 })
    const audits = await app.data('record.audits', { businessId: contract.id }, 'cw')
    expect(audits.map((each: any) => [each.step, each.result])).toEqual([
      [1, 2],
      [2, 2],
    ])
  })

  test('other roles, the submitter and old versions do not get through', async () => {
    const contract = await of.quoteSubmitted(await of.draft(customerId))
    for (const role of ['sw', 'sh']) {
      expect(refusalOf(await setStatus(contract, '2', role))).toEqual([403, 'access.denied'])
    }
    expect((await setStatus(contract, '2', 'kf')).status).toBe(403)
    const old = { ...contract, version: 1 }
    expect(refusalOf(await setStatus(old, '2', 'cw'))).toEqual([409, 'record.stale'])
    expect(refusalOf(await setStatus(contract, '1', 'sw'))).toEqual([
      409,
      'contract.wrongQuotationStatus',
    ])
    const mine = await of.draft(customerId)
    const as = 'multi@WMS_DEMO'
    await setStatus(mine, '1', as)
    const submitted = { ...mine, version: 2 }
    expect(refusalOf(await setStatus(submitted, '2', as))).toEqual([403, 'contract.ownAudit'])
    const reject = { id: mine.id, msg: 'no' }
    expect(refusalOf(await app.call('contract.refuseQuotation', reject, as))).toEqual([
      403,
      'contract.ownAudit',
    ])
  })

  test('a rejected one is changed and submitted again', async () => {
    const { id } = await of.quoteSubmitted(await of.draft(customerId))
    expect((await app.call('contract.refuseQuotation', { id, msg: '价低' }, 'sh')).status).toBe(403)
    const rejected: Made = await app.data('contract.refuseQuotation', { id, msg: '价低' }, 'cw')
    expect(rejected).toMatchObject({ quotationStatus: 3, status: 0 })
    const quotation = await quotationOf(rejected)
    expect(quotation).toMatchObject({ auditStatus: 3, revision: 0 })
    const detailId = quotation.details[0].detailId
    const change = { id: quotation.bjdId, version: quotation.version }
    await app.data(
      'quotation.updatePrices',
      { ...change, details: [{ detailId, price: '28' }] },
      'sw',
    )
    const contract = await again(rejected)
    expect(contract).toMatchObject({ quotationStatus: 0 })
    expect((await setStatus(contract, '1', 'sw')).body.data).toMatchObject({ quotationStatus: 1 })
  })

  test('passing and rejecting at once has one winner and one audit record', async () => {
    const contract = await of.quoteSubmitted(await of.draft(customerId))
    const reject = () => app.call('contract.refuseQuotation', { id: contract.id, msg: 'x' }, 'cw')
    const pass = () => setStatus(contract, '2', 'cw')
    const answers = await Promise.all([pass(), reject(), pass(), reject()])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409])
    expect(await app.data('record.audits', { businessId: contract.id }, 'sw')).toHaveLength(1)
    const { auditStatus } = await quotationOf(contract)
    const { quotationStatus } = await app.data('contract.get', { id: contract.id }, 'sw')
    expect(auditStatus).toBe(quotationStatus)
  })
})

describe('new prices', () => {
  test('for a passed quotation are a new draft beside it, which takes its place when it is passed', async () => {
    const contract = await of.quoted(await of.active(customerId))
    const first = await quotationOf(contract)
    const [flat, tiered] = first.details
    const second = await app.data(
      'quotation.updatePrices',
      {
        id: first.bjdId,
        version: first.version,
        details: [
          { detailId: flat.detailId, price: '26.5' },
          { detailId: tiered.detailId, tiers: [{ fromValue: '0', toValue: null, price: '0.9' }] },
        ],
      },
      'sw',
    )
    expect(second).toMatchObject({ bjdNo: first.bjdNo, revision: 0, auditStatus: 0 })
    expect(second.bjdId).not.toBe(first.bjdId)
    expect(prices(second)).toEqual(['26.500000', '0.000000'])
    const usable = () => app.data('quotation.usable', { customerId }, 'jf')
    expect((await usable()).map((each: any) => each.bjdId)).toEqual([first.bjdId])
    expect(prices(await app.data('quotation.get', { id: first.bjdId }, 'jf'))).toEqual([
      '25.000000',
      '0.000000',
    ])
    const records = await app.data('record.prices', { businessId: second.bjdId }, 'sw')
    expect(records).toMatchObject([
      { feeCode: 'RKF', action: 'update', oldPrice: '25.000000', newPrice: '26.500000' },
      { feeCode: 'CCF', action: 'update', fieldDiff: { tiers: {} } },
    ])
    await of.quoted(await again(contract))
    expect(await usable()).toMatchObject([{ bjdId: second.bjdId, revision: 2 }])
    const tiers = await app.data('stepwiseQuotation.byCustomer', { customerId }, 'jf')
    expect(tiers).toMatchObject([{ bjdId: second.bjdId, feeCode: 'CCF', price: '0.900000' }])
    const versions = await app.data('quotation.byContract', { contractId: contract.id }, 'cw')
    expect(versions.map((each: any) => each.revision)).toEqual([2, 1])
    const late = { id: first.bjdId, version: first.version, details: [{ detailId: flat.detailId }] }
    expect(refusalOf(await app.call('quotation.updatePrices', late, 'sw'))).toEqual([
      409,
      'record.stale',
    ])
  })

  test('for a draft stay in it; while it is audited nothing changes', async () => {
    const contract = await of.draft(customerId)
    const quotation = await quotationOf(contract)
    const { bjdId: id, version } = quotation
    const [line] = quotation.details
    const details = [{ ...flatLine, detailId: line.detailId, price: '24' }]
    const dates = { validFrom: '2026-02-01', validTo: '2026-12-31' }
    const saved = await app.data('quotation.save', { id, version, ...dates, details }, 'sw')
    expect(saved).toMatchObject({ bjdId: id, validFrom: '2026-02-01', version: 2 })
    expect(saved.details).toMatchObject([{ detailId: line.detailId, price: '24.000000' }])
    const records = await app.data('record.prices', { businessId: id }, 'sw')
    expect(records.map((each: any) => `${each.feeCode} ${each.action}`)).toEqual([
      'RKF create',
      'CCF create',
      'RKF update',
      'CCF remove',
    ])
    await of.quoteSubmitted(await again(contract))
    const now = await quotationOf(contract)
    const change = { id, version: now.version, ...dates, details }
    expect(refusalOf(await app.call('quotation.save', change, 'sw'))).toEqual([
      409,
      'contract.wrongQuotationStatus',
    ])
  })

  test('two changes of one version at once have one winner', async () => {
    const { bjdId: id, version, details } = await quotationOf(await of.draft(customerId))
    const change = (price: string) =>
      app.call(
        'quotation.updatePrices',
        { id, version, details: [{ detailId: details[0].detailId, price }] },
        'sw',
      )
    const answers = await Promise.all([change('1'), change('2'), change('3')])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409])
  })

  test('name lines of this quotation, with tiers that hold', async () => {
    const { bjdId: id, version, details } = await quotationOf(await of.draft(customerId))
    const change = (detail: object) =>
      app.call('quotation.updatePrices', { id, version, details: [detail] }, 'sw')
    expect(refusalOf(await change({ detailId: 'other', price: '1' }))).toEqual([
      400,
      'quotation.unknownLine',
    ])
    const { detailId } = details[1]
    expect(refusalOf(await change({ detailId, tiers: [] }))).toEqual([400, 'tariff.tiersRequired'])
    const [flat] = details
    const tiers = [{ fromValue: '0', toValue: null, price: '1' }]
    expect(refusalOf(await change({ detailId: flat.detailId, tiers }))).toEqual([
      400,
      'tariff.tiersUnused',
    ])
  })
})

describe('lines', () => {
  const save = async (details: object[]) => {
    const { bjdId: id, version } = await quotationOf(await of.draft(customerId))
    const dates = { validFrom: '2026-01-01', validTo: '2026-12-31' }
    return app.call('quotation.save', { id, version, ...dates, details }, 'sw')
  }

  test.each([
    ['an unknown fee', { feeCode: 'NIX' }, 'tariff.unknownFee'],
    ['a way that the fee does not have', { calcMethod: 'DAY_UNIT' }, 'tariff.wrongMethod'],
  ])('%s is refused', async (_what, given, reason) => {
    expect(refusalOf(await save([{ ...flatLine, ...given }]))).toEqual([400, reason])
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
    expect(refusalOf(await save([flatLine, { ...flatLine, price: '9' }]))).toEqual([
      400,
      'tariff.lineTwice',
    ])
    const tyres = { ...flatLine, conditions: { product: '轮胎' } }
    expect((await save([flatLine, tyres])).status).toBe(200)
  })

  test.each([
    ['begins at 2', ['2', null]],
    ['has a gap', ['0', '10', '11', null]],
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
    const contract = await of.quoted(await of.active(customerId))
    const { bjdId, details } = await quotationOf(contract)
    const { detailId } = details[1]
    const stop = (operation: string, as: string) =>
      app.call('contract.setLineStopped', { detailId, operation }, as)
    expect((await stop('stop', 'cw')).status).toBe(403)
    expect((await stop('stop', 'sw.zjwl')).status).toBe(404)
    expect((await stop('stop', 'sw')).body.data.details[1]).toMatchObject({ isStop: 1 })
    expect(await app.data('stepwiseQuotation.byCustomer', { customerId }, 'jf')).toEqual([])
    expect((await stop('resume', 'sw')).body.data.details[1]).toMatchObject({ isStop: 0 })
    const records = await app.data('record.prices', { businessId: bjdId }, 'jf')
    expect(records.slice(-2).map((each: any) => each.action)).toEqual(['stop', 'resume'])
    const draft = await quotationOf(await of.draft(customerId))
    const early = { detailId: draft.details[0].detailId, operation: 'stop' }
    expect(refusalOf(await app.call('contract.setLineStopped', early, 'sw'))).toEqual([
      409,
      'contract.wrongStatus',
    ])
  })
})

test('a stopped quotation is chosen no more, and a draft cannot be stopped', async () => {
  const quotation = await quotationOf(await of.quoted(await of.active(customerId)))
  const { bjdId: id, version }: { bjdId: string; version: number } = quotation
  const stop = (isStop: 0 | 1, at: number) =>
    app.call('quotation.setStopped', { id, version: at, isStop }, 'sw')
  expect((await stop(1, version)).body.data).toMatchObject({ isStop: 1 })
  expect(await app.data('quotation.usable', { customerId }, 'jf')).toEqual([])
  expect(refusalOf(await stop(0, version))).toEqual([409, 'record.stale'])
  expect((await stop(0, version + 1)).body.data).toMatchObject({ isStop: 0 })
  const draft = await quotationOf(await of.draft(customerId))
  const early = { id: draft.bjdId, version: 1, isStop: 1 }
  expect(refusalOf(await app.call('quotation.setStopped', early, 'sw'))).toEqual([
    409,
    'quotation.notAudited',
  ])
})

test('another tenant finds no quotation', async () => {
  const { bjdId: id } = await quotationOf(await of.draft(customerId))
  expect((await app.call('quotation.get', { id }, 'sw.zjwl')).status).toBe(404)
  expect((await app.call('costList.itemsOfQuotation', { bjdId: id }, 'sw.zjwl')).status).toBe(404)
  expect((await app.call('quotation.get', { id }, 'kh')).status).toBe(404)
  expect(await app.data('record.prices', { businessId: id }, 'kh')).toEqual([])
})
