import { describe, expect, test } from 'vitest'
import { allot, estimate, type OfferedLot } from './goods.ts'

/** Pallets of 1.260 t in one container. */
const lot = (id: string, pallets: number, given: Partial<OfferedLot> = {}): OfferedLot => ({
  id,
  productId: 'tsr',
  productStatus: '1',
  qty: (pallets * 1.26).toFixed(4),
  available: (pallets * 1.26).toFixed(4),
  pieces: pallets,
  pallets,
  net: (pallets * 1260).toFixed(3),
  gross: (pallets * 1270).toFixed(3),
  volume: '10.0000',
  ...given,
})
const lots = [lot('a', 16), lot('b', 16), lot('c', 15), lot('d', 16)]
const line = (qty: string, given: object = {}) => ({
  id: 'l1',
  lotId: null,
  productId: 'tsr',
  qty,
  pieces: 0,
  ...given,
})

describe('lots for lines', () => {
  test('the oldest lots give first, the last of them only what is left to give', () => {
    expect(allot(lots, [line('25.2', { pieces: 20 })])).toEqual({
      allotments: [
        { lineId: 'l1', lotId: 'a', qty: '20.1600', pieces: 16, pallets: 16, net: '20160.000' },
        { lineId: 'l1', lotId: 'b', qty: '5.0400', pieces: 4, pallets: 4, net: '5040.000' },
      ],
    })
  })

  test('more than is available is a shortage that says how much there is', () => {
    const taken = [lot('a', 16, { available: '0' }), lot('b', 16, { available: '15.12' })]
    expect(allot([...taken, ...lots.slice(2)], [line('55')])).toEqual({
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
    const asked = [line('20.16'), line('20.16', { id: 'l2', lotId: 'a' })]
    expect(allot(lots, asked)).toMatchObject({
      allotments: [
        { lineId: 'l1', lotId: 'b' },
        { lineId: 'l2', lotId: 'a' },
      ],
    })
    expect(allot(lots, [line('20.17', { lotId: 'a' })])).toEqual({
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
    expect(allot(damaged, [line('2.52')])).toMatchObject({ allotments: [{ lotId: 'y' }] })
    expect(allot(damaged, [line('2.52', { lotId: 'x' })])).toMatchObject({
      allotments: [{ lotId: 'x' }],
    })
  })

  test('lines of one product share what there is', () => {
    const asked = [line('40'), line('40', { id: 'l2' })]
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
    expect(allot(loose, [line('1.68', { pieces: 4 })])).toMatchObject({
      allotments: [
        { lotId: 'a', pieces: 3 },
        { lotId: 'b', pieces: 1 },
      ],
    })
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

  test('pieces give the quantity and the weight, a quantity gives the pieces', () => {
    const both = { qty: '25.2000', pieces: 20, net: '25200.000' }
    expect(estimate(lots, want({ pieces: 20 }))).toEqual(both)
    expect(estimate(lots, want({ qty: '25.2' }))).toEqual(both)
    expect(estimate(lots, want({ qty: '25.2', pieces: 21 }))).toEqual({ ...both, pieces: 21 })
  })

  test('more than there is goes on in proportion, to be refused when it is submitted', () => {
    expect(estimate(lots, want({ qty: '100.8' }))).toEqual({
      qty: '100.8000',
      pieces: 80,
      net: '100800.000',
    })
    expect(estimate(lots, want({ pieces: 80 }))).toMatchObject({ qty: '100.8000' })
  })

  test('nothing, or pieces of goods that nobody counted, cannot be estimated', () => {
    expect(estimate(lots, want({}))).toBeUndefined()
    expect(estimate(lots, want({ qty: '0' }))).toBeUndefined()
    expect(estimate([lot('a', 1, { pieces: 0 })], want({ pieces: 2 }))).toBeUndefined()
  })
})
