import { multiply, roundMoney } from '@yuncang/shared/kernel/decimal'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { aBook, aDetail, someGoods, someWork, stored, workFees } from '../builders.ts'
import type { BookDetail, WorkFacts } from '../facts.ts'
import { priceWork } from './work.ts'

const figures = (facts: WorkFacts) =>
  priceWork(facts, workFees).map((line) => [line.feeCode, line.unit, line.qty, line.amount])
const under = (details: readonly BookDetail[], fields: Partial<WorkFacts> = {}) =>
  someWork({ book: aBook([{ details }]), ...fields })

describe('the price of work', () => {
  test('counts goods in its unit, on the day of the work', () => {
    const [line] = priceWork(someWork(), workFees)
    expect(line).toMatchObject({
      qty: '2.5000',
      price: '10.000000',
      amount: '25.00',
      netAmount: '23.58',
      taxAmount: '1.42',
      periodFrom: '2025-03-05',
      periodTo: '2025-03-05',
      priceSource: 'QUOTATION',
      source: 'AUTO',
      isOpen: 0,
    })
  })

  test('is open while the work is planned only', () => {
    expect(priceWork(someWork({ isEstimate: true }), workFees)[0]!.isOpen).toBe(1)
  })

  test('parts goods by the condition that they meet', () => {
    const details = [
      aDetail(),
      aDetail({ detailId: 'd2', price: '20', conditions: { product: '轮胎' } }),
    ]
    const goods = [
      someGoods('1000'),
      someGoods('2000', { traits: { productName: '轮胎' } }),
      someGoods('3000'),
    ]
    expect(figures(under(details, { goods }))).toEqual([
      ['RKF', '吨', '4.0000', '40.00'],
      ['RKF', '吨', '2.0000', '40.00'],
    ])
  })

  test('parts containers by their size, and one without a price stands as 缺价', () => {
    const unloading = { feeCode: 'XXF', jfmoduleId: 'ZX', unit: '箱' }
    const details = [
      aDetail(),
      aDetail({
        ...unloading,
        detailId: 'd2',
        price: '300',
        conditions: { containerSize: '20GP' },
      }),
    ]
    const lines = priceWork(under(details, { containerSizes: ['20GP', '40HQ', '20GP'] }), workFees)
    expect(lines.map((line) => [line.feeCode, line.qty, line.amount, line.isMissingPrice])).toEqual(
      [
        ['RKF', '2.5000', '25.00', 0],
        ['XXF', '2.0000', '600.00', 0],
        ['XXF', '1.0000', '0.00', 1],
      ],
    )
  })

  test('by the truck is nothing while none has left', () => {
    const perTruck = [aDetail({ unit: '车', price: '500' })]
    expect(figures(under(perTruck))).toEqual([])
    expect(figures(under(perTruck, { trucks: 2 }))).toEqual([['RKF', '车', '2.0000', '1000.00']])
  })

  test('by what nobody has counted stands with its reason, and is not none', () => {
    const uncounted = { containerSizes: undefined, trucks: undefined }
    for (const unit of ['箱', 'TEU', '车'] as const) {
      const [line, ...others] = priceWork(under([aDetail({ unit })], uncounted), workFees)
      expect(line).toMatchObject({ unit, amount: '0.00', isMissingPrice: 1 })
      expect(line?.explanation.steps).toEqual([{ kind: 'MISSING', what: 'UNIT', detail: unit }])
      expect(others).toEqual([])
    }
  })

  test('keeps the rate with which a line was made', () => {
    const book = aBook([{ details: [aDetail({ currency: 'USD' })] }], {
      rates: new Map([['USD 202502', '7.1']]),
    })
    const [line] = priceWork(someWork({ book }), workFees)
    expect(line).toMatchObject({ exchangeRate: '7.100000', localAmount: '177.50' })
    const later = { ...book, rates: new Map([['USD 202502', '7.3']]) }
    const again = someWork({ book: later, existing: [stored(line!)] })
    expect(priceWork(again, workFees)).toEqual([line])
  })
})

describe('without a price of the main fee', () => {
  const elsewhere = aDetail({ feeCode: 'CCF', jfmoduleId: 'CC', calcMethod: 'DAY_UNIT' })

  test('work is free for a customer whose sheets price other things', () => {
    expect(figures(under([elsewhere]))).toEqual([])
  })

  test('work that is never free stands as 缺价', () => {
    const lines = priceWork(under([elsewhere]), { ...workFees, isFreeUnpriced: false })
    expect(lines).toMatchObject([{ feeCode: 'RKF', priceSource: 'MISSING', amount: '0.00' }])
  })

  test('a customer without sheets has the list price, or 缺价 without one', () => {
    const unknown = aBook([])
    expect(priceWork(someWork({ book: unknown }), workFees)).toMatchObject([
      { feeCode: 'RKF', priceSource: 'MISSING' },
    ])
    const standard = {
      id: 's1',
      feeCode: 'RKF',
      unit: '吨',
      currency: 'CNY',
      price: '12',
      minCharge: null,
      validFrom: '2025-01-01',
      validTo: null,
      isStop: 0 as const,
      stops: [],
    }
    const listed = aBook([], { standards: [standard] })
    expect(priceWork(someWork({ book: listed }), workFees)).toMatchObject([
      { feeCode: 'RKF', priceSource: 'COST_STANDARD', amount: '30.00' },
    ])
  })
})

test('a line has the quantity that its amount comes from, however fine the weight is', () => {
  const dear = aBook([{ details: [aDetail({ price: '1000' })] }])
  const lines = (kilograms: string) =>
    priceWork(someWork({ book: dear, goods: [someGoods(kilograms)] }), workFees)
  expect(lines('233.333')).toMatchObject([{ qty: '0.233333', amount: '233.33' }])
  const milligrams = fc.integer({ min: 1, max: 2_000_000_000 })
  const aPrice = fc.integer({ min: 1, max: 99_999_999 })
  fc.assert(
    fc.property(milligrams, aPrice, (some, millionths) => {
      const book = aBook([{ details: [aDetail({ price: (millionths / 1e6).toFixed(6) })] }])
      const goods = [someGoods((some / 1000).toFixed(3))]
      const [line] = priceWork(someWork({ book, goods }), workFees)
      expect(roundMoney(multiply(line!.qty, line!.price))).toBe(line!.amount)
    }),
  )
})
