import { customerColumns } from '@yuncang/shared/contracts/customer-workbook'
import { inboundColumns } from '@yuncang/shared/contracts/inbound-workbook'
import { describe, expect, test } from 'vitest'
import { columnLetter, findTable, foldHeading } from './table.ts'
import { cellDate, cellDecimal, cellInteger, cellText } from './values.ts'

test.each([
  ['inbound', inboundColumns],
  ['customer', customerColumns],
])('no heading of the %s workbook could mean two columns', (_name, columns) => {
  const seen = new Map<string, string>()
  for (const { key, title, synonyms } of columns) {
    for (const heading of [title.zh, title.en, ...synonyms]) {
      const folded = foldHeading(heading)
      expect(seen.get(folded) ?? key, heading).toBe(key)
      seen.set(folded, key)
    }
  }
})

describe('headings', () => {
  test.each([
    ['提单号*', '提单号'],
    [' 提 单 号 ', '提单号'],
    ['净重（吨）', '净重'],
    ['净重/KG', '净重'],
    ['毛重千克', '毛重'],
    ['Net weight (kg)', 'netweight'],
    ['ＭＢＬ　Ｎｏ．', 'mblno'],
  ])('%s is %s', (heading, folded) => {
    expect(foldHeading(heading)).toBe(folded)
  })

  test('a column that stands twice is an error with its letters', () => {
    const rows = [
      {
        number: 1,
        cells: ['提单号', 'MBL', '客户名称', '入库类型', '预计到货日期', '件数', '净重(kg)'],
      },
    ]
    expect(() => findTable([{ name: 's', rows }], inboundColumns, 'zh')).toThrow(
      '「提单号」出现在多列（A、B）',
    )
  })

  test('a missing column is named', () => {
    const rows = [{ number: 1, cells: ['提单号', '客户名称', '件数', '净重(kg)'] }]
    expect(() => findTable([{ name: 's', rows }], inboundColumns, 'zh')).toThrow(
      '缺少必填列：入库类型、预计到货日期',
    )
  })

  test('columns are lettered as in Excel', () => {
    expect([0, 25, 26, 51, 701, 702].map(columnLetter)).toEqual(['A', 'Z', 'AA', 'AZ', 'ZZ', 'AAA'])
  })
})

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
    ['2026-02-30', null],
    ['明天', null],
    ['', undefined],
  ])('%j as a day is %j', (cell, date) => {
    expect(cellDate(cell)).toBe(date)
  })

  test('text stays text: 007 keeps its zeros', () => {
    expect(cellText('007')).toBe('007')
  })
})
