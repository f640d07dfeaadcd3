import { describe, expect, test } from 'vitest'
import { aTariff, handled } from './builders.ts'
import {
  choosePrice,
  overlapsOf,
  type CostStandard,
  type PriceRequest,
  type Quotation,
} from './price.ts'
import { ratingOf as rate } from './rating-of.ts'

const request: PriceRequest = {
  feeCode: 'XXF',
  bizDate: '2025-03-03',
  traits: { containerSize: '20GP', product: 'P1', businessType: '1' },
  calcMethod: 'UNIT',
  unit: '箱',
  currency: 'CNY',
  taxRate: '0.06',
}
const detail = (detailId: string, fields: Parameters<typeof aTariff>[0] = {}) =>
  aTariff({ detailId, feeCode: 'XXF', ...fields })
const quotation = (bjdId: string, fields: Partial<Quotation> = {}): Quotation => ({
  bjdId,
  version: 1,
  validFrom: '2025-01-01',
  validTo: '2025-12-31',
  auditStatus: 2,
  isStop: 0,
  details: [detail(`${bjdId}-1`)],
  ...fields,
})
const standard = (id: string, fields: Partial<CostStandard> = {}): CostStandard => ({
  id,
  feeCode: 'XXF',
  unit: '箱',
  currency: 'CNY',
  price: '350.00',
  minCharge: null,
  validFrom: '2025-01-01',
  validTo: null,
  isStop: 0,
  stops: [],
  ...fields,
})
const costList = { id: 'list', status: 1, isStop: 0, items: [detail('item')] } as const
const chosen = (...quotations: Quotation[]) => {
  const price = choosePrice(request, { quotations, costList, standards: [standard('std')] })
  return price.source === 'QUOTATION' ? price.detail.detailId : price.source
}

describe('which price', () => {
  test('the quotation of the customer comes first', () => {
    expect(chosen(quotation('a'))).toBe('a-1')
  })

  test.each<[string, Partial<Quotation>]>([
    ['not yet valid', { validFrom: '2025-03-04' }],
    ['no longer valid', { validTo: '2025-03-02' }],
    ['stopped', { isStop: 1 }],
    ['not passed', { auditStatus: 1 }],
    ['with a stopped detail', { details: [detail('x', { isStop: 1 })] }],
    ['of another fee', { details: [detail('x', { feeCode: 'CCF' })] }],
    [
      'for another container',
      { details: [detail('x', { conditions: { containerSize: '40GP' } })] },
    ],
    ['for a brand that is not known', { details: [detail('x', { conditions: { brand: 'B' } })] }],
  ])('a quotation %s is passed over for the cost list', (_name, fields) => {
    expect(chosen(quotation('a', fields))).toBe('COST_LIST')
  })

  test('its first and last day count', () => {
    expect(chosen(quotation('a', { validFrom: '2025-03-03', validTo: '2025-03-03' }))).toBe('a-1')
  })

  test('the best match of conditions wins, then the newest version, then the later start', () => {
    const size = detail('size', { conditions: { containerSize: '20GP', brand: '' } })
    const both = detail('both', { conditions: { containerSize: '20GP', product: 'P1' } })
    expect(chosen(quotation('a', { details: [detail('any'), size, both] }))).toBe('both')
    expect(chosen(quotation('a', { version: 9 }), quotation('b', { details: [size] }))).toBe('size')
    expect(chosen(quotation('a'), quotation('b', { version: 2 }), quotation('c'))).toBe('b-1')
    expect(chosen(quotation('a', { validFrom: '2025-02-01' }), quotation('b'))).toBe('a-1')
    expect(chosen(quotation('a'), quotation('b'))).toBe(chosen(quotation('b'), quotation('a')))
  })

  test('a cost list counts when it is in use, else the cost standard', () => {
    const from = (fields: object) =>
      choosePrice(request, {
        quotations: [],
        costList: { ...costList, ...fields },
        standards: [standard('std')],
      })
    expect(from({})).toMatchObject({ source: 'COST_LIST', id: 'list' })
    expect(from({ status: 0 })).toMatchObject({ source: 'COST_STANDARD', id: 'std' })
    expect(from({ isStop: 1 })).toMatchObject({ source: 'COST_STANDARD', id: 'std' })
    expect(from({ items: [] })).toMatchObject({ source: 'COST_STANDARD', id: 'std' })
  })

  test.each<[string, Partial<CostStandard>]>([
    ['unit', { unit: '票' }],
    ['currency', { currency: 'USD' }],
    ['fee', { feeCode: 'CCF' }],
    ['day', { validTo: '2025-03-02' }],
  ])('a standard of another %s leaves the line without a price', (_name, fields) => {
    const price = choosePrice(request, { quotations: [], standards: [standard('std', fields)] })
    expect(price).toEqual({ source: 'MISSING' })
  })

  test('a standard prices by the method of the fee, tiers included', () => {
    for (const calcMethod of ['UNIT', 'TIER_QTY'] as const) {
      const sources = { quotations: [], standards: [standard('std', { minCharge: '500.00' })] }
      const price = choosePrice({ ...request, calcMethod }, sources)
      if (price.source !== 'COST_STANDARD') throw new Error(price.source)
      expect(rate(price.detail, handled('4')).amounts.gross).toBe('1400.00')
      expect(rate(price.detail, handled('1')).amounts.gross).toBe('500.00')
    }
  })
})

describe('cost standards', () => {
  const march = standard('march', { validFrom: '2025-03-01', validTo: '2025-03-31' })
  const overlapping = (...all: CostStandard[]) =>
    overlapsOf(all).map((pair) => pair.map(({ id }) => id))

  test.each<[string, Partial<CostStandard>, boolean]>([
    ['the day after', { validFrom: '2025-04-01' }, false],
    ['on the last day', { validFrom: '2025-03-31' }, true],
    ['for the month before', { validTo: '2025-02-28' }, false],
    ['for ever', {}, true],
    ['in another currency', { currency: 'USD' }, false],
    ['of another unit', { unit: '票' }, false],
    ['of another fee', { feeCode: 'CCF' }, false],
  ])('one that holds %s overlaps or not', (_name, fields, overlaps) => {
    const other = standard('other', fields)
    expect(overlapping(march, other).length).toBe(overlaps ? 1 : 0)
    expect(overlapping(other, march).length).toBe(overlaps ? 1 : 0)
  })

  test('every pair is told', () => {
    const twice = [standard('a'), standard('b', { validFrom: '2025-02-01' }), march]
    expect(overlapping(...twice)).toEqual([
      ['a', 'b'],
      ['a', 'march'],
      ['b', 'march'],
    ])
  })
})
