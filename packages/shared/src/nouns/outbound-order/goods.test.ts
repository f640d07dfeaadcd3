import { describe, expect, test } from 'vitest'
import { allot } from './allot.ts'
import { estimate } from './estimate.ts'
import type { OfferedLot } from './goods.ts'

/** Pallets of 1.260 t in one container, none of them promised unless it is said otherwise. */
function lot(id: string, pallets: number, given: Partial<OfferedLot> = {}): OfferedLot {
  const all = {
    qty: (pallets * 1.26).toFixed(4),
    pieces: pallets,
    pallets,
    net: (pallets * 1260).toFixed(3),
    gross: (pallets * 1270).toFixed(3),
    volume: '10.0000',
    ...given,
  }
  const available = { qty: all.qty, pieces: all.pieces, pallets: all.pallets }
  return { id, productId: 'tsr', productStatus: '1', available, ...all }
}
const nothing = { qty: '0.0000', pieces: 0, pallets: 0 }
const lots = [lot('a', 16), lot('b', 16), lot('c', 15), lot('d', 16)]
const line = (qty: string, pieces: number, given: object = {}) => ({
  id: 'l1',
  lotId: null,
  productId: 'tsr',
  qty,
  pieces,
  ...given,
})

describe('lots for lines', () => {
  test('the oldest lots give first, the last of them only what is left to give', () => {
    expect(allot(lots, [line('25.2', 20)])).toEqual({
      allotments: [
        { lineId: 'l1', lotId: 'a', qty: '20.1600', pieces: 16, pallets: 16, net: '20160.000' },
        { lineId: 'l1', lotId: 'b', qty: '5.0400', pieces: 4, pallets: 4, net: '5040.000' },
      ],
    })
  })

  test('more than is available is a shortage that says how much there is', () => {
    const part = { qty: '15.12', pieces: 12, pallets: 12 }
    const taken = [lot('a', 16, { available: nothing }), lot('b', 16, { available: part })]
    expect(allot([...taken, ...lots.slice(2)], [line('55', 43)])).toEqual({
      shortage: {
        productId: 'tsr',
        lotId: null,
        need: '55.0000',
        available: '54.1800',
        free: '54.1800',
        held: '25.2000',
      },
    })
  })

  test('a named lot is kept for the line that names it, whichever line comes first', () => {
    const asked = [line('20.16', 16), line('20.16', 16, { id: 'l2', lotId: 'a' })]
    expect(allot(lots, asked)).toMatchObject({
      allotments: [
        { lineId: 'l1', lotId: 'b' },
        { lineId: 'l2', lotId: 'a' },
      ],
    })
    expect(allot(lots, [line('20.17', 16, { lotId: 'a' })])).toEqual({
      shortage: {
        productId: 'tsr',
        lotId: 'a',
        need: '20.1700',
        available: '20.1600',
        free: '79.3800',
        held: '0.0000',
      },
    })
  })

  test('damaged goods leave only when somebody names their lot', () => {
    const damaged = [lot('x', 2, { productStatus: '2' }), lot('y', 2)]
    expect(allot(damaged, [line('2.52', 2)])).toMatchObject({ allotments: [{ lotId: 'y' }] })
    expect(allot(damaged, [line('2.52', 2, { lotId: 'x' })])).toMatchObject({
      allotments: [{ lotId: 'x' }],
    })
  })

  test('lines of one product share what there is', () => {
    const asked = [line('40', 31), line('40', 31, { id: 'l2' })]
    expect(allot(lots, asked)).toEqual({
      shortage: {
        productId: 'tsr',
        lotId: null,
        need: '80.0000',
        available: '79.3800',
        free: '79.3800',
        held: '0.0000',
      },
    })
  })

  test('counted pieces that no proportion gives go to the last lot', () => {
    const loose = [lot('a', 1, { pieces: 3 }), lot('b', 1, { pieces: 3 })]
    expect(allot(loose, [line('1.68', 4)])).toMatchObject({
      allotments: [
        { lotId: 'a', pieces: 3 },
        { lotId: 'b', pieces: 1 },
      ],
    })
  })

  test('pieces are given once: what one line counts, another cannot have', () => {
    const four = [lot('a', 4, { qty: '4', net: '4000' })]
    const both = [line('2', 4), line('2', 4, { id: 'l2' })]
    expect(allot(four, both)).toEqual({ misfit: { lineId: 'l2', least: 0, most: 0 } })
    expect(allot(four, [line('2', 4), line('2', 0, { id: 'l2' })])).toMatchObject({
      allotments: [
        { lineId: 'l1', pieces: 4, pallets: 2 },
        { lineId: 'l2', pieces: 0, pallets: 2 },
      ],
    })
  })

  test('pieces that a quantity cannot have are refused with those that it can', () => {
    expect(allot(lots, [line('1', 17)])).toEqual({ misfit: { lineId: 'l1', least: 0, most: 16 } })
    expect(allot(lots, [line('25.2', 15)])).toEqual({
      misfit: { lineId: 'l1', least: 16, most: 32 },
    })
  })

  test('whoever takes the last of a lot takes its last pieces, promised ones left out', () => {
    const available = { qty: '10.0000', pieces: 9, pallets: 8 }
    const left = [lot('a', 16, { available })]
    expect(allot(left, [line('10', 7)])).toEqual({ misfit: { lineId: 'l1', least: 9, most: 9 } })
    expect(allot(left, [line('10', 9)])).toMatchObject({ allotments: [{ pieces: 9, pallets: 8 }] })
  })
})

describe('a line as it is written', () => {
  const want = (given: object) => ({
    lotId: null,
    productId: 'tsr',
    qty: null,
    pieces: null,
    ...given,
  })
  const one = (from: readonly OfferedLot[], given: object) => estimate(from, [want(given)])[0]

  test('pieces give the quantity and the weight, a quantity gives the pieces', () => {
    const both = { qty: '25.2000', pieces: 20, net: '25200.000' }
    expect(one(lots, { pieces: 20 })).toEqual(both)
    expect(one(lots, { qty: '25.2' })).toEqual(both)
    expect(one(lots, { qty: '25.2', pieces: 0 })).toEqual(both)
    expect(one(lots, { qty: '25.2', pieces: 21 })).toEqual({ ...both, pieces: 21 })
  })

  test('what is promised to others is neither counted nor weighed', () => {
    const available = { qty: '10.0000', pieces: 9, pallets: 8 }
    const left = [lot('a', 16, { available }), lot('b', 16)]
    expect(one(left, { qty: '10' })).toEqual({ qty: '10.0000', pieces: 9, net: '10000.000' })
    expect(one(left, { pieces: 25 })).toEqual({ qty: '30.1600', pieces: 25, net: '30160.000' })
  })

  test('lines count what the lines before them leave, those with a lot of their own first', () => {
    const three = [lot('a', 3, { qty: '3', net: '3000' })]
    const halves = [want({ qty: '1.5' }), want({ qty: '1.5', lotId: 'a' })]
    expect(estimate(three, halves).map((each) => each?.pieces)).toEqual([2, 1])
  })

  test('more than there is goes on in proportion, to be refused when it is submitted', () => {
    expect(one(lots, { qty: '100.8' })).toEqual({
      qty: '100.8000',
      pieces: 80,
      net: '100800.000',
    })
    expect(one(lots, { pieces: 80 })).toMatchObject({ qty: '100.8000' })
  })

  test('nothing, or pieces of goods that nobody counted, cannot be estimated', () => {
    expect(one(lots, {})).toBeUndefined()
    expect(one(lots, { qty: '0' })).toBeUndefined()
    expect(one([lot('a', 1, { pieces: 0 })], { pieces: 2 })).toBeUndefined()
  })
})
