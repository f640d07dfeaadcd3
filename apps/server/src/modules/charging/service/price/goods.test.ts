import { describe, expect, test } from 'vitest'
import { aDetail, moved, someLot } from '../builders.ts'
import { basisOf, quantityOf, storageUnit } from '@yuncang/shared/nouns/tariff/measures'
import { commonTo, conditionsUnder, firstDayOf, lotsIn } from './goods.ts'

const counted = {
  goods: [
    { pieces: 3, pallets: 2, net: '1500', volume: '2.5' },
    { pieces: 1, pallets: 1, net: '500', volume: '1' },
  ],
  containers: ['20GP', '40HQ'],
  trucks: 4,
}

test.each([
  ['吨', 'goods', '2'],
  ['托', 'goods', '3'],
  ['件', 'goods', '4'],
  ['CBM', 'goods', '3.5'],
  ['箱', 'containers', '2'],
  ['TEU', 'containers', '3'],
  ['车', 'trucks', '4'],
  ['票', 'order', '1'],
])('the unit %s counts %s: %s', (unit, basis, quantity) => {
  expect(basisOf(unit)).toBe(basis)
  expect(quantityOf(unit, counted)).toMatchObject({ quantity })
})

test('计费吨 takes tonnes with the volume beside; hours only people know', () => {
  expect(quantityOf('计费吨', counted)).toEqual({ quantity: '2', volume: '3.5' })
  expect(quantityOf('小时', counted)).toBeUndefined()
  expect(basisOf('小时')).toBeUndefined()
})

test.each([
  ['DAY_UNIT', '托', '托'],
  ['FIXED', '月', '吨'],
  ['UNIT', '票', '吨'],
  ['UNIT', '托', '托'],
  ['PERCENT_YEAR', '托', '吨'],
])('storage under %s in %s measures goods in %s', (calcMethod, unit, measured) => {
  expect(storageUnit({ calcMethod, unit })).toBe(measured)
})

describe('conditions', () => {
  test('name a product by its code where a price does, else by its name', () => {
    const goods = { productCode: 'TSR20', productName: '20号标准胶' }
    const byCode = conditionsUnder([aDetail({ conditions: { product: 'TSR20' } })])
    expect(byCode(goods).product).toBe('TSR20')
    expect(conditionsUnder([aDetail()])(goods).product).toBe('20号标准胶')
  })

  test('of an order are those that all of its goods meet alike', () => {
    expect(
      commonTo([
        { product: 'a', brand: 'x' },
        { product: 'a', brand: 'y' },
      ]),
    ).toMatchObject({
      product: 'a',
    })
    expect(commonTo([{ brand: 'x' }, { brand: 'y' }])).not.toHaveProperty('brand')
  })
})

describe('lots', () => {
  const came = moved('in', '2025-03-01', '10000')
  const left = moved('from', '2025-03-10', '-4000', { type: 'MOVE_OUT' })
  const there = moved('to', '2025-03-10', '4000', { type: 'MOVE_IN' })

  test('of one root are one, so that goods that move do not leave', () => {
    const [lot, ...others] = lotsIn('吨', [someLot([came, left]), someLot([there])])!
    expect(others).toEqual([])
    expect(lot!.inboundDate).toBe('2025-03-01')
    expect(lot!.movements).toEqual([
      { bizDate: '2025-03-01', qty: '10' },
      { bizDate: '2025-03-10', qty: '-4', handover: true },
      { bizDate: '2025-03-10', qty: '4', handover: true },
    ])
  })

  test('have no measure in a unit that goods do not have', () => {
    expect(lotsIn('箱', [someLot([came])])).toBeUndefined()
  })

  test('were first there on the day of the first movement that was not taken back', () => {
    const back = moved('back', '2025-02-01', '-1000', { reversalOf: 'wrong' })
    const wrong = someLot([moved('wrong', '2025-02-01', '1000'), back])
    expect(firstDayOf([wrong, someLot([came])])).toBe('2025-03-01')
    expect(firstDayOf([wrong])).toBeUndefined()
  })
})
