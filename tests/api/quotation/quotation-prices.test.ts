// @postgres: races of new prices
import { describe, expect, test } from 'vitest'
import { statusAndReason } from '../../support/app.ts'
import { flatLine } from '../../support/contracts.ts'
import { quotationSuite } from './quotations.ts'

const { app, of, customerId, quotationOf, again } = quotationSuite()
const prices = (quotation: any) => quotation.details.map((line: any) => line.price)

describe('new prices', () => {
  test('for a passed quotation are a new draft beside it, which takes its place when it is passed', async () => {
    const contract = await of().quoted(await of().active(customerId()))
    const first = await quotationOf(contract)
    const [flat, tiered] = first.details
    const second = await app().data(
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
    const usable = () => app().data('quotation.usable', { customerId: customerId() }, 'jf')
    expect((await usable()).map((each: any) => each.bjdId)).toEqual([first.bjdId])
    expect(prices(await app().data('quotation.get', { id: first.bjdId }, 'jf'))).toEqual([
      '25.000000',
      '0.000000',
    ])
    const records = await app().data('record.prices', { businessId: second.bjdId }, 'sw')
    expect(records).toMatchObject([
      { feeCode: 'RKF', action: 'update', oldPrice: '25.000000', newPrice: '26.500000' },
      { feeCode: 'CCF', action: 'update', fieldDiff: { tiers: {} } },
    ])
    await of().quoted(await again(contract))
    expect(await usable()).toMatchObject([{ bjdId: second.bjdId, revision: 2 }])
    const tiers = await app().data(
      'stepwiseQuotation.byCustomer',
      { customerId: customerId() },
      'jf',
    )
    expect(tiers).toMatchObject([{ bjdId: second.bjdId, feeCode: 'CCF', price: '0.900000' }])
    const versions = await app().data('quotation.byContract', { contractId: contract.id }, 'cw')
    expect(versions.map((each: any) => each.revision)).toEqual([2, 1])
    const late = { id: first.bjdId, version: first.version, details: [{ detailId: flat.detailId }] }
    expect(statusAndReason(await app().call('quotation.updatePrices', late, 'sw'))).toEqual([
      409,
      'record.stale',
    ])
  })

  test('for a draft stay in it; while it is audited nothing changes', async () => {
    const contract = await of().draft(customerId())
    const quotation = await quotationOf(contract)
    const { bjdId: id, version } = quotation
    const [line] = quotation.details
    const details = [{ ...flatLine, detailId: line.detailId, price: '24' }]
    const dates = { validFrom: '2026-02-01', validTo: '2026-12-31' }
    const saved = await app().data('quotation.save', { id, version, ...dates, details }, 'sw')
    expect(saved).toMatchObject({ bjdId: id, validFrom: '2026-02-01', version: 2 })
    expect(saved.details).toMatchObject([{ detailId: line.detailId, price: '24.000000' }])
    const records = await app().data('record.prices', { businessId: id }, 'sw')
    expect(records.map((each: any) => `${each.feeCode} ${each.action}`)).toEqual([
      'RKF create',
      'CCF create',
      'RKF update',
      'CCF remove',
    ])
    await of().quoteSubmitted(await again(contract))
    const now = await quotationOf(contract)
    const change = { id, version: now.version, ...dates, details }
    expect(statusAndReason(await app().call('quotation.save', change, 'sw'))).toEqual([
      409,
      'contract.wrongQuotationStatus',
    ])
  })

  test('two changes of one version at once have one winner', async () => {
    const { bjdId: id, version, details } = await quotationOf(await of().draft(customerId()))
    const change = (price: string) =>
      app().call(
        'quotation.updatePrices',
        { id, version, details: [{ detailId: details[0].detailId, price }] },
        'sw',
      )
    const answers = await Promise.all([change('1'), change('2'), change('3')])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409])
  })

  test('name lines of this quotation, with tiers that hold', async () => {
    const { bjdId: id, version, details } = await quotationOf(await of().draft(customerId()))
    const change = (detail: object) =>
      app().call('quotation.updatePrices', { id, version, details: [detail] }, 'sw')
    expect(statusAndReason(await change({ detailId: 'other', price: '1' }))).toEqual([
      400,
      'tariff.unknownLine',
    ])
    const { detailId } = details[1]
    expect(statusAndReason(await change({ detailId, tiers: [] }))).toEqual([
      400,
      'tariff.tiersRequired',
    ])
    const [flat] = details
    const tiers = [{ fromValue: '0', toValue: null, price: '1' }]
    expect(statusAndReason(await change({ detailId: flat.detailId, tiers }))).toEqual([
      400,
      'tariff.tiersUnused',
    ])
  })
})
