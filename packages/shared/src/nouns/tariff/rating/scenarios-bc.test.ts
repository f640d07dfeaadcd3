import { describe, expect, test } from 'vitest'
import { aLot, aTariff, handled, stored } from './builders.ts'
import { ratingOf as rate } from './rating-of.ts'

/* Scenarios B and C (docs/domain/demo.md#scenarios-b-and-c), worked out by hand. */

describe('B: one 40HQ of 12 pallets, 18.360 CBM, 7.250 t, in on 05-12, half out on 05-26, the rest on 06-06', () => {
  const goods = aLot([
    ['2025-05-12', '7.250', { volume: '18.360' }],
    ['2025-05-26', '-3.625', { volume: '-9.180' }],
    ['2025-06-06', '-3.625', { volume: '-9.180' }],
  ])

  test('handling in USD per W/M at the rate of last month', () => {
    const handling = aTariff({ calcMethod: 'UNIT', unit: 'W/M', price: '8.50', currency: 'USD' })
    const { amounts } = rate(handling, handled('7.250', '18.360'), { exchangeRate: '7.2066' })
    // 18.360 × 8.50 = 156.06; × 7.2066 = 1,124.661996
    expect(amounts).toMatchObject({
      gross: '156.06',
      net: '147.23',
      tax: '8.83',
      localGross: '1124.66',
    })
    expect(amounts).toMatchObject({ localNet: '1061.00', localTax: '63.66' })
  })

  test('pallet work by slices', () => {
    const tiers = [
      { fromValue: '1', toValue: '5', price: '30' },
      { fromValue: '6', toValue: '10', price: '25' },
      { fromValue: '11', toValue: null, price: '20' },
    ]
    const work = aTariff({ calcMethod: 'TIER_QTY', unit: '托', tiers })
    // 5 × 30 + 5 × 25 + 2 × 20
    expect(rate(work, handled('12')).amounts.gross).toBe('315.00')
    expect(rate({ ...work, tierMode: 'WHOLE' }, handled('12')).amounts.gross).toBe('240.00')
  })

  test('storage per W/M and day with 3 free days and a monthly minimum by day', () => {
    const storage = aTariff({
      unit: 'W/M',
      price: '1.20',
      freeDays: 3,
      minCharge: '600.00',
      minScope: 'MONTH',
      minProrate: 'BY_DAY',
    })
    // 05-15 to 05-25 11 × 18.360 + 05-26 to 05-31 6 × 9.180 = 257.040; × 1.20 = 308.448; minimum 600 × 20 / 31.
    const may = rate(storage, stored([goods], '2025-05-01', '2025-05-31'))
    expect([may.quantity, may.steps[0]!.amount, may.amounts.gross]).toEqual([
      '257.04',
      '308.448',
      '387.10',
    ])
    // 06-01 to 06-05 5 × 9.180 × 1.20 = 55.08; minimum 600 × 5 / 30.
    const june = rate(storage, stored([goods], '2025-06-01', '2025-06-30'))
    expect([june.quantity, june.steps[0]!.amount, june.amounts.gross]).toEqual([
      '45.9',
      '55.08',
      '100.00',
    ])
  })

  test('outbound per pallet with a minimum per order', () => {
    const outbound = aTariff({
      calcMethod: 'UNIT',
      unit: '托',
      price: '18',
      minCharge: '150.00',
      minScope: 'ORDER',
    })
    expect(rate(outbound, handled('6')).amounts.gross).toBe('150.00')
    expect(rate(outbound, handled('12')).amounts.gross).toBe('216.00')
  })
})

describe('C: 80 pallets in on 06-02, 48 pledged on 06-10, 24 delivered on 06-20, 5 released on 06-25', () => {
  const perPallet = aTariff({ unit: '托', price: '1.50' })

  test('storage of seller and buyer meets at the handover', () => {
    const seller = aLot([
      ['2025-06-02', '80'],
      ['2025-06-20', '-24', { handover: true }],
    ])
    const buyer = aLot(
      [
        ['2025-06-20', '24', { handover: true }],
        ['2025-07-01', '-13'],
      ],
      {
        inboundDate: '2025-06-02',
        transferDate: '2025-06-20',
      },
    )
    const june = (lot: typeof seller) => rate(perPallet, stored([lot], '2025-06-01', '2025-06-30'))
    // 18 × 80 + 11 × 56 = 2,056 and 11 × 24 = 264; together 29 × 80.
    expect([june(seller).quantity, june(buyer).quantity]).toEqual(['2056', '264'])
    expect([june(seller).amounts.gross, june(buyer).amounts.gross]).toEqual(['3084.00', '396.00'])
  })

  test('pledge supervision by value and day at a yearly rate', () => {
    const supervision = aTariff({ calcMethod: 'PERCENT_YEAR', unit: '元', price: '0.015' })
    const pledged = aLot(
      [
        ['2025-06-10', '48'],
        ['2025-06-25', '-5'],
      ],
      {
        unitValues: [{ from: '2025-06-10', price: '17010.00' }],
      },
    )
    const { amounts, parts } = rate(supervision, stored([pledged], '2025-06-01', '2025-06-30'))
    // (15 × 816,480 + 6 × 731,430) × 0.015 / 365 = 16,635,780 × 0.015 / 365 = 683.6621…
    expect(parts.map(({ qty }) => qty)).toEqual(['816480', '731430'])
    expect([amounts.gross, amounts.net, amounts.tax]).toEqual(['683.66', '644.96', '38.70'])
  })
})
