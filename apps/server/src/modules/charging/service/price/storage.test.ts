import { describe, expect, test } from 'vitest'
import {
  aBook,
  aStoragePrice,
  moved,
  someLot,
  someStorage,
  storageFees,
  stored,
} from '../builders.ts'
import type { StorageFacts } from '../facts.ts'
import { priceStorage } from './storage.ts'

const price = (facts: StorageFacts) => priceStorage(facts, storageFees)
const figures = (facts: StorageFacts) =>
  price(facts).map((line) => [line.periodFrom, line.periodTo, line.amount])
/** The lines of March as a bill holds them. */
const marchBilled = (facts: StorageFacts) =>
  price(facts).map((line) => stored(line, { status: 3, billId: 'bill' }))

describe('the storage of goods', () => {
  test('is charged from their first day to the last day asked', () => {
    expect(figures(someStorage())).toEqual([['2025-03-01', '2025-03-31', '310.00']])
  })

  test('ends with the day on which the last of them leaves', () => {
    const lots = [
      someLot([moved('in', '2025-03-01', '10000'), moved('out', '2025-03-11', '-10000')]),
    ]
    const until = '2025-04-30'
    const march = price(someStorage({ lots })).map((line) => stored(line))
    expect(figures(someStorage({ lots, until, existing: march }))).toEqual([
      ['2025-03-01', '2025-03-31', '100.00'],
    ])
  })

  test('that were taken back is nothing', () => {
    const lots = [
      someLot([
        moved('in', '2025-03-01', '10000'),
        moved('back', '2025-03-01', '-10000', { reversalOf: 'in' }),
      ]),
    ]
    expect(price(someStorage({ lots }))).toEqual([])
  })

  test('goes on where earlier lines end, with the periods that they have', () => {
    const march = price(someStorage()).map((line) => stored(line))
    expect(figures(someStorage({ existing: march, until: '2025-04-10' }))).toEqual([
      ['2025-03-01', '2025-03-31', '310.00'],
      ['2025-04-01', '2025-04-10', '100.00'],
    ])
  })

  test('changes an earlier period with a movement that was booked late', () => {
    const existing = price(someStorage()).map((line) => stored(line))
    const lots = [
      someLot([moved('in', '2025-03-01', '10000'), moved('out', '2025-03-21', '-5000')]),
    ]
    expect(figures(someStorage({ lots, existing }))).toEqual([
      ['2025-03-01', '2025-03-31', '255.00'],
    ])
  })
})

describe('a price that changes', () => {
  const before = { details: [aStoragePrice()], validTo: '2025-03-15' }
  const after = {
    details: [aStoragePrice({ detailId: 'd2', price: '2' })],
    validFrom: '2025-03-16',
  }

  test('cuts the period on its first day', () => {
    expect(figures(someStorage({ book: aBook([before, after]) }))).toEqual([
      ['2025-03-01', '2025-03-15', '150.00'],
      ['2025-03-16', '2025-03-31', '320.00'],
    ])
  })

  test('does not change what a bill holds', () => {
    const existing = marchBilled(someStorage())
    const dearer = { details: [aStoragePrice({ detailId: 'd2', price: '2' })] }
    const book = aBook([{ details: [aStoragePrice()] }, dearer])
    expect(figures(someStorage({ book, existing, until: '2025-04-10' }))).toEqual([
      ['2025-03-01', '2025-03-31', '310.00'],
      ['2025-04-01', '2025-04-10', '200.00'],
    ])
  })

  test('holds for the goods alone that meet its condition: a line for each price', () => {
    const tyres = aStoragePrice({ detailId: 'd2', price: '2', conditions: { product: '轮胎' } })
    const book = aBook([{ details: [aStoragePrice(), tyres] }])
    const entry = moved('in', '2025-03-01', '1000')
    const lots = [
      someLot([entry]),
      someLot([entry], { rootLotId: 'other', traits: { productName: '轮胎' } }),
    ]
    expect(price(someStorage({ book, lots })).map((line) => [line.detailId, line.amount])).toEqual([
      ['d1', '31.00'],
      ['d2', '62.00'],
    ])
  })
})

test('storage without any price is not free: it stands as 缺价', () => {
  expect(price(someStorage({ book: aBook([]) }))).toMatchObject([
    { feeCode: 'CCF', priceSource: 'MISSING', isMissingPrice: 1, amount: '0.00' },
  ])
})
