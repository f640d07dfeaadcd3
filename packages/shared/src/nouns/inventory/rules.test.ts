import { expect, test } from 'vitest'
import {
  addMeasures,
  fits,
  mainQuantity,
  negated,
  nothing,
  portionOf,
  shareOf,
  without,
  type Measures,
} from './rules.ts'

const lot: Measures = {
  qty: '79.3800',
  pieces: 63,
  pallets: 63,
  net: '79380.000',
  gross: '80010.000',
  volume: '127.8900',
}

test('a part of a lot takes weight and volume in proportion, pieces and pallets as counted', () => {
  expect(shareOf(lot, { qty: '25.2', pieces: 20, pallets: 20 })).toEqual({
    qty: '25.2000',
    pieces: 20,
    pallets: 20,
    net: '25200.000',
    gross: '25400.000',
    volume: '40.6000',
  })
})

test('pieces that nobody counted are in proportion, whole ones', () => {
  expect(portionOf(lot, '2.0')).toEqual({ qty: '2.0000', pieces: 1, pallets: 1 })
  expect(portionOf({ ...lot, pallets: 16 }, '79.38')).toEqual({
    qty: '79.3800',
    pieces: 63,
    pallets: 16,
  })
})

test('the take that empties a lot takes the whole rest, and leaves no piece without a quantity', () => {
  const crumbs = { ...lot, qty: '0.0100', gross: '7.777' }
  expect(shareOf(crumbs, portionOf(crumbs, '0.01'))).toEqual(crumbs)
  for (const given of [{ pieces: 1 }, { pallets: 0 }])
    expect(() => shareOf(crumbs, { ...portionOf(crumbs, '0.01'), ...given })).toThrow(RangeError)
})

test.each([
  ['a quantity that is not there', { qty: '79.3801' }],
  ['nothing', { qty: '0' }],
  ['less than nothing', { qty: '-1' }],
  ['a piece that is not there', { pieces: 64 }],
  ['a pallet that is not there', { pallets: 64 }],
])('%s cannot be taken', (_what, given) => {
  expect(() => shareOf(lot, { qty: '1', pieces: 1, pallets: 1, ...given })).toThrow(RangeError)
})

test('an amount fits where there is as much of everything', () => {
  const whole = { qty: '4', pieces: 4, pallets: 2 }
  expect(fits({ qty: '2', pieces: 4, pallets: 0 }, whole)).toBe(true)
  expect(fits({ qty: '2', pieces: 5, pallets: 0 }, whole)).toBe(false)
  expect(fits({ qty: '2', pieces: 0, pallets: 3 }, whole)).toBe(false)
  expect(fits({ qty: '4.0000', pieces: 4, pallets: 2 }, whole)).toBe(true)
  expect(fits({ qty: '4', pieces: 4, pallets: 1 }, whole)).toBe(false)
  expect(fits({ qty: '4.0001', pieces: 4, pallets: 2 }, whole)).toBe(false)
})

test('what is left of an amount is never less than nothing', () => {
  const whole = { qty: '4', pieces: 4, pallets: 2 }
  const left = { qty: '3.0000', pieces: 0, pallets: 1 }
  expect(without(whole, { qty: '1', pieces: 4, pallets: 1 })).toEqual(left)
  for (const given of [{ qty: '4.0001' }, { pieces: 5 }, { pallets: 3 }])
    expect(() => without(whole, { qty: '1', pieces: 1, pallets: 1, ...given })).toThrow(RangeError)
})

test('takes one after the other leave nothing of any measure', () => {
  let rest = lot
  for (const qty of ['0.3333', '25.2', '11.0001', '7.7777', '35.0689']) {
    const taken = shareOf(rest, portionOf(rest, qty))
    rest = addMeasures([rest, negated(taken)])
  }
  expect(rest).toEqual(nothing)
})

test('the main quantity follows the unit of the product', () => {
  const given = { pieces: 64, pallets: 16, net: '80640', gross: '81000', volume: '130' }
  expect(mainQuantity('TNE', given)).toBe('80.6400')
  expect(mainQuantity('KGM', given)).toBe('80640.0000')
  expect(mainQuantity('MTQ', given)).toBe('130.0000')
  expect(mainQuantity('PAL', given)).toBe('16.0000')
  expect(mainQuantity('PAL', { ...given, pallets: 0 })).toBe('64.0000')
  expect(mainQuantity('PCS', given)).toBe('64.0000')
})
