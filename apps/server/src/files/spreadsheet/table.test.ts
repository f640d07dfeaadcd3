import { describe, expect, test } from 'vitest'
import { cellDate, cellDecimal, cellInteger, cellText } from './values.ts'

describe('cells', () => {
  test.each([
    [0.1 + 0.2, '0.3'],
    ['1,234.50', '1234.50'],
    ['１２．５', '12.5'],
    [1e-7, '0.0000001'],
    [20160, '20160'],
    ['', undefined],
    [null, undefined],
    ['12a', null],
    ['0x10', null],
    ['1e5', null],
    ['--1', null],
    ['12,345,678.5', '12345678.5'],
    ['1 234', '1234'],
    ['0,500', null],
    ['20160,500', null],
    ['1,23,456', null],
    ['16①', null],
    ['16²', null],
    ['20160①', null],
    ['32.48³', null],
    ['16⑴', null],
    ['1½', null],
    ['2\u03360\u033616', null],
    ['32.48m³', '32.48'],
    ['32.48㎥', '32.48'],
  ])('%j as a decimal is %j', (cell, decimal) => {
    expect(cellDecimal(cell)).toBe(decimal)
  })

  test.each([
    ['16', 16],
    ['1,000', 1000],
    [16.5, null],
    ['', undefined],
  ])('%j as an integer is %j', (cell, integer) => {
    expect(cellInteger(cell)).toBe(integer)
  })

  test.each([
    [{ date: '2026-12-01' }, '2026-12-01'],
    ['2026/1/5', '2026-01-05'],
    ['2026年1月5日', '2026-01-05'],
    ['20260105', '2026-01-05'],
    ['2026-01-05 08:30', '2026-01-05'],
    ['20260105083000', '2026-01-05'],
    ['2026.1.5.', '2026-01-05'],
    ['2025-05-12T16:30:00Z', '2025-05-13'],
    ['2025-05-12T00:00:00Z', '2025-05-12'],
    ['2025-05-12 23:30+08:00', '2025-05-12'],
    ['2025-05-12T20:00:00-0500', '2025-05-13'],
    ['2025-12-31T16:00:00.000Z', '2026-01-01'],
    ['2025-05-12T26:30:00Z', null],
    ['2026-01-0⑤', null],
    ['2026-02-30', null],
    ['11/3/2026', null],
    ['明天', null],
    ['', undefined],
  ])('%j as a day is %j', (cell, date) => {
    expect(cellDate(cell)).toBe(date)
  })

  test('text stays text: 007 keeps its zeros', () => {
    expect(cellText('007')).toBe('007')
  })
})
