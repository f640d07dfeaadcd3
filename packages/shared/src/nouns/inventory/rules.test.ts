import { expect, test } from 'vitest'
import { addMeasures, mainQuantity, negated, nothing, shareOf, type Measures } from './rules.ts'

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
  expect(shareOf(lot, { qty: '2.0' })).toMatchObject({ pieces: 1, pallets: 1, net: '2000.000' })
})

test('the take that empties a lot takes the whole rest, whatever was counted', () => {
  const crumbs = { ...lot, qty: '0.0100', gross: '7.777' }
  expect(shareOf(crumbs, { qty: '0.01', pieces: 1, pallets: 0 })).toEqual(crumbs)
})

test('more than there is, nothing, and less than nothing cannot be taken', () => {
  for (const qty of ['79.3801', '0', '-1']) expect(() => shareOf(lot, { qty })).toThrow(RangeError)
})

test('takes one after the other leave nothing of any measure', () => {
  let rest = lot
  for (const qty of ['0.3333', '25.2', '11.0001', '7.7777', '35.0689']) {
    const taken = shareOf(rest, { qty })
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
