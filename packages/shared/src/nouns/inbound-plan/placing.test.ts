import { describe, expect, test } from 'vitest'
import { fitsArea, fitting, lackOf, place, capacityAfter, type Opening } from './placing.ts'

const parcel = (lineId: string, pieces: number, kind = 'a') => ({
  lineId,
  kind,
  pieces,
  pallets: pieces,
  net: String(pieces * 1260),
  gross: String(pieces * 1280),
  volume: String(pieces * 2),
})
const opening = (id: string, pallets: number | null, more: Partial<Opening> = {}): Opening => ({
  id,
  freeCapacity: { weight: null, volume: null, pallets },
  mixes: true,
  kind: undefined,
  ...more,
})
const where = (placed: readonly { lineId: string; locationId: string; pieces: number }[]) =>
  placed.map(({ lineId, locationId, pieces }) => `${lineId}>${locationId} ${pieces}`)

describe('placing goods', () => {
  test('whole into the first location that takes them, and only then split', () => {
    const { placed, unplaced } = place(
      [parcel('1', 16), parcel('2', 16), parcel('3', 4), parcel('4', 10)],
      [opening('A', 20), opening('B', 16), opening('C', 8)],
    )
    expect(where(placed)).toEqual(['1>A 16', '2>B 16', '3>A 4', '4>C 8'])
    expect(unplaced).toMatchObject([{ lineId: '4', pieces: 2, net: '2520.000' }])
  })

  test('no gram is lost where a line is split', () => {
    const odd = { ...parcel('1', 3), net: '100', gross: '100', volume: '0.1' }
    const { placed } = place([odd], [opening('A', 1), opening('B', 1), opening('C', 1)])
    expect(placed.map(({ net }) => net)).toEqual(['33.333', '33.334', '33.333'])
    expect(placed.map(({ volume }) => volume)).toEqual(['0.0333', '0.0334', '0.0333'])
  })

  test('weight and volume limit as well as pallets, and nothing that has no limit', () => {
    const goods = parcel('1', 10)
    const freeCapacity = (
      weight: string | null,
      volume: string | null,
      pallets: number | null,
    ) => ({
      weight,
      volume,
      pallets,
    })
    expect(lackOf(freeCapacity(null, null, null), goods)).toBeUndefined()
    expect(lackOf(freeCapacity('12799.999', null, null), goods)).toBe('weight')
    expect(lackOf(freeCapacity(null, '19.9999', null), goods)).toBe('volume')
    expect(lackOf(freeCapacity(null, null, 9), goods)).toBe('pallets')
    expect(fitting(freeCapacity('5000', null, null), goods)?.pieces).toBe(3)
    expect(fitting(freeCapacity('1279', null, null), goods)).toBeUndefined()
    expect(capacityAfter(freeCapacity('10', '1', 1), goods)).toEqual(
      freeCapacity('0.000', '0.0000', 0),
    )
  })

  test('goods that are not counted lie in one location or in none', () => {
    const bulk = { ...parcel('1', 0), net: '500', gross: '500', volume: '1' }
    const tight = opening('A', null, {
      freeCapacity: { weight: '400', volume: null, pallets: null },
    })
    expect(place([bulk], [tight]).unplaced).toHaveLength(1)
    expect(where(place([bulk], [tight, opening('B', null)]).placed)).toEqual(['1>B 0'])
  })

  test('a location for one kind takes no other', () => {
    const { placed } = place(
      [parcel('1', 2, 'a'), parcel('2', 2, 'b'), parcel('3', 2, 'a')],
      [
        opening('A', 20, { mixes: false }),
        opening('B', 20, { mixes: false, kind: 'c' }),
        opening('C', 20, { mixes: false }),
      ],
    )
    expect(where(placed)).toEqual(['1>A 2', '2>C 2', '3>A 2'])
  })

  test('bonded and other goods have areas of their own', () => {
    expect(fitsArea('1', 1) && fitsArea('2', 0) && fitsArea('5', 0) && fitsArea('5', 1)).toBe(true)
    expect(fitsArea('1', 0) || fitsArea('2', 1)).toBe(false)
  })
})
