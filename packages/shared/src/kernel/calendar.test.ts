import fc from 'fast-check'
import { afterEach, describe, expect, test, vi } from 'vitest'
import {
  addDays,
  daysBetween,
  fromWireTime,
  isDate,
  isWireTime,
  lastMonth,
  today,
  toWireTime,
} from './calendar.ts'

afterEach(() => {
  vi.unstubAllEnvs()
})

// Expected values are literal: read off the zone database, not computed by the code under test.
const instants = [
  ['2026-11-21T04:00:00.000Z', '2026-11-21 12:00:00'],
  ['2026-11-21T04:00:00.999Z', '2026-11-21 12:00:00'],
  ['2026-03-31T15:59:59.999Z', '2026-03-31 23:59:59'],
  ['2026-03-31T16:00:00.000Z', '2026-04-01 00:00:00'],
  ['2026-03-31T16:30:00.000Z', '2026-04-01 00:30:00'],
  ['2024-02-28T16:00:00.000Z', '2024-02-29 00:00:00'],
  ['2025-12-31T16:00:00.000Z', '2026-01-01 00:00:00'],
  ['1970-01-01T00:00:00.000Z', '1970-01-01 08:00:00'],
  ['1969-12-31T23:59:59.999Z', '1970-01-01 07:59:59'],
  ['1991-07-01T00:00:00.000Z', '1991-07-01 09:00:00'],
  ['1986-05-03T17:59:59.000Z', '1986-05-04 01:59:59'],
  ['1986-05-03T18:00:00.000Z', '1986-05-04 03:00:00'],
  ['1991-09-14T16:59:59.000Z', '1991-09-15 01:59:59'],
  ['1991-09-14T17:00:00.000Z', '1991-09-15 01:00:00'],
  ['1900-06-01T00:00:00.000Z', '1900-06-01 08:05:43'],
  ['9999-12-31T15:59:59.000Z', '9999-12-31 23:59:59'],
] as const

const zones = ['UTC', 'Asia/Shanghai', 'America/New_York', 'Pacific/Kiritimati'] as const
const offsetOfZone = {
  UTC: 0,
  'Asia/Shanghai': -480,
  'America/New_York': 300,
  'Pacific/Kiritimati': -840,
}

describe.each(zones)('in a process of zone %s', (zone) => {
  /** Loaded anew under the zone, so that nothing remembered under another one answers. */
  const loaded = () => {
    vi.stubEnv('TZ', zone)
    vi.resetModules()
    expect(new Date(2026, 0, 1).getTimezoneOffset()).toBe(offsetOfZone[zone])
    return import('./calendar.ts')
  }

  test('instants read the same', async () => {
    const calendar = await loaded()
    for (const [iso, wire] of instants) {
      expect(calendar.toWireTime(iso)).toBe(wire)
      expect(calendar.today(iso)).toBe(wire.slice(0, 10))
      expect(calendar.isWireTime(wire)).toBe(true)
    }
  })

  test('days are counted over leap days, years and the years of summer time alike', async () => {
    const calendar = await loaded()
    expect(calendar.daysBetween('1986-05-03', '1986-05-05')).toBe(2)
    expect(calendar.daysBetween('2026-03-07', '2026-03-09')).toBe(2)
    expect(calendar.addDays('1986-05-03', 1)).toBe('1986-05-04')
    expect(calendar.fromWireTime('2026-04-01 00:30:00')).toBe('2026-03-31T16:30:00.000Z')
  })
})

test.each(instants)('%s reads %s', (iso, wire) => {
  expect(toWireTime(iso)).toBe(wire)
  expect(today(iso)).toBe(wire.slice(0, 10))
})

describe('wire times', () => {
  test.each([
    ['2026-11-21 12:00:00', '2026-11-21T04:00:00.000Z'],
    ['1900-01-01 00:00:00', '1899-12-31T15:54:17.000Z'],
    ['9999-12-31 23:59:59', '9999-12-31T15:59:59.000Z'],
    ['1991-07-01 09:00:00', '1991-07-01T00:00:00.000Z'],
    // Twice that night; the first one is meant.
    ['1991-09-15 01:30:00', '1991-09-14T16:30:00.000Z'],
    ['1991-09-15 02:00:00', '1991-09-14T18:00:00.000Z'],
    // Never that night; half an hour after the last moment before the gap.
    ['1986-05-04 02:30:00', '1986-05-03T18:30:00.000Z'],
    ['1986-05-04 03:00:00', '1986-05-03T18:00:00.000Z'],
  ])('%s is the instant %s', (wire, iso) => {
    expect(fromWireTime(wire)).toBe(iso)
  })

  const summerTime = { min: Date.UTC(1986, 0), max: Date.UTC(1992, 0) }
  const anInstant = fc
    .oneof(
      fc.integer({ min: Date.UTC(1900, 0, 2), max: Date.UTC(9999, 11, 31) }),
      fc.integer(summerTime),
      fc.integer({ min: Date.UTC(2020, 0), max: Date.UTC(2040, 0) }),
    )
    .map((ms) => new Date(ms).toISOString())

  test('every instant reads as Intl writes it', () => {
    const intl = new Intl.DateTimeFormat('sv-SE', {
      timeZone: 'Asia/Shanghai',
      dateStyle: 'short',
      timeStyle: 'medium',
    })
    fc.assert(
      fc.property(anInstant, (iso) => {
        expect(toWireTime(iso)).toBe(intl.format(Date.parse(iso)))
      }),
      { numRuns: 2_000 },
    )
  })

  test('every instant comes back, except in the hour that was repeated', () => {
    fc.assert(
      fc.property(anInstant, (iso) => {
        const wire = toWireTime(iso)
        const back = fromWireTime(wire)
        expect(toWireTime(back)).toBe(wire)
        expect([0, 3_600_000]).toContain(Date.parse(`${iso.slice(0, 19)}.000Z`) - Date.parse(back))
      }),
      { numRuns: 2_000 },
    )
  })

  test('the order of instants is the order of their texts outside of summer time', () => {
    const modern = fc.integer({ min: Date.UTC(1992, 0), max: Date.UTC(2100, 0) })
    fc.assert(
      fc.property(modern, modern, (a, b) => {
        const [first, second] = [a, b].map((ms) => toWireTime(new Date(ms).toISOString()))
        if (a < b) expect(first! <= second!).toBe(true)
      }),
    )
  })

  test('more days than are remembered still read right', () => {
    for (let day = 0; day < 10_000; day++) {
      const date = new Date(Date.UTC(2000, 0, 1 + day)).toISOString()
      expect(toWireTime(date)).toBe(`${date.slice(0, 10)} 08:00:00`)
    }
  })

  test.each(
    [
      ['', '2026-11-21', '2026-11-21T12:00:00', '2026-11-21 12:00', '2026-11-21 24:00:00'],
      ['2026-11-21 12:60:00', '2026-11-21 12:00:60', '2026-02-30 00:00:00', '2026-11-21 1:00:000'],
      [
        '2026-11-21 12-00-00',
        '2026-11-21 -1:00:00',
        '2026-11-21 12:00:00Z',
        '１026-11-21 12:00:00',
      ],
      ['1899-12-31 23:59:59', ' 2026-11-21 12:00:00', '2026-11-21 12:00:0a'],
    ].flat(),
  )('%j is no wire time', (text) => {
    expect(isWireTime(text)).toBe(false)
    expect(() => fromWireTime(text)).toThrow(RangeError)
  })

  test.each(
    [
      ['', '2026-11-21', '2026-11-21T04:00:00Z', '2026-11-21T04:00:00.000+08:00'],
      ['2026-02-30T04:00:00.000Z', '2026-11-21T24:00:00.000Z', '2026-11-21 04:00:00.000Z'],
      ['9999-12-31T16:00:00.000Z', '1899-12-31T15:54:16.999Z', '0050-01-01T00:00:00.000Z'],
      ['2026-11-21T04:00:00.0x0Z', '-26-11-21T04:00:00.000Z'],
    ].flat(),
  )('%j is no instant', (text) => {
    expect(() => toWireTime(text)).toThrow(RangeError)
    expect(() => today(text)).toThrow(RangeError)
  })
})

describe('days', () => {
  test.each(['1900-01-01', '2024-02-29', '2000-02-29', '2026-12-31', '9999-12-31'])(
    '%s exists',
    (text) => {
      expect(isDate(text)).toBe(true)
    },
  )

  test.each(
    [
      ['2026-02-29', '2026-02-30', '1900-02-29', '2026-04-31', '2026-13-01', '2026-00-01'],
      ['2026-01-00', '2026-01-32', '0000-00-00', '1899-12-31', '10000-01-01', '1e15', '2026-1-1'],
      ['2026/01/01', '2026-01-01T', '20260101', '', '２０２６-01-01', ' 026-01-01', '-026-01-01'],
      ['2026-01-1 ', '2026-01-0x', '0x7d-01-01', '2026-1-001'],
    ].flat(),
  )('%j does not', (text) => {
    expect(isDate(text)).toBe(false)
    expect(() => addDays(text, 1)).toThrow(RangeError)
    expect(() => daysBetween('2026-01-01', text)).toThrow(RangeError)
  })

  test.each([
    ['2024-02-28', '2024-03-01', 2],
    ['2026-02-28', '2026-03-01', 1],
    ['2000-02-28', '2000-03-01', 2],
    ['2025-12-31', '2026-01-01', 1],
    ['2026-01-01', '2025-12-31', -1],
    ['2026-07-01', '2026-07-01', 0],
    ['2025-03-03', '2025-03-09', 6],
    ['2025-01-01', '2026-01-01', 365],
    ['2024-01-01', '2025-01-01', 366],
    ['1986-05-01', '1986-10-01', 153],
    ['1900-01-01', '9999-12-31', 2_958_463],
  ])('from %s to %s are %i days', (from, to, days) => {
    expect(daysBetween(from, to)).toBe(days)
    expect(addDays(from, days)).toBe(to)
    expect(addDays(to, -days)).toBe(from)
  })

  test('texts of absurd length are none of them', () => {
    const bait = '2026-01-01 '.repeat(5_000)
    expect([isDate(bait), isWireTime(bait)]).toEqual([false, false])
    expect(() => toWireTime(bait)).toThrow(RangeError)
  })

  test.each([0.5, NaN, Infinity, 1e9, -1e9])('%d days from now is refused', (days) => {
    expect(() => addDays('2026-01-01', days)).toThrow(RangeError)
  })

  test('there is no day before 1900 or after 9999', () => {
    expect(() => addDays('1900-01-01', -1)).toThrow(RangeError)
    expect(() => addDays('9999-12-31', 1)).toThrow(RangeError)
  })

  test('adding days one by one is adding them at once', () => {
    const aDay = fc.integer({ min: 0, max: 2_900_000 }).map((n) => addDays('1900-01-01', n))
    fc.assert(
      fc.property(aDay, fc.integer({ min: 0, max: 50 }), (date, days) => {
        let stepped = date
        for (let i = 0; i < days; i++) stepped = addDays(stepped, 1)
        expect(stepped).toBe(addDays(date, days))
        expect(isDate(stepped)).toBe(true)
      }),
    )
  })
})

test('last month is that of Shanghai, over the turn of a year too', () => {
  expect(lastMonth('2026-11-30T15:59:59.999Z')).toBe('202610')
  expect(lastMonth('2026-11-30T16:00:00.000Z')).toBe('202611')
  expect(lastMonth('2025-12-31T16:00:00.000Z')).toBe('202512')
})
