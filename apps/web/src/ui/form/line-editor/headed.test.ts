import { expect, test } from 'vitest'
import type { LineColumn } from './column.ts'
import { headedRange } from './headed.ts'

const columns: LineColumn[] = [
  { key: 'fee', title: '费用', otherTitles: ['项目', 'Fee'], width: 100, kind: 'text' },
  { key: 'price', title: '单价', otherTitles: ['Price'], width: 100, kind: 'text' },
  { key: 'unit', title: '单位', otherTitles: ['Unit'], width: 100, kind: 'text' },
]

test('columns go where their headings say, and those that the sheet does not have are named', () => {
  expect(
    headedRange(
      [
        ['序号', '项目', '单位', '单价（元）', '备注', '审批'],
        ['1', '卸箱费', '箱', '600', '含税', ''],
        ['2', '仓储费', '吨·天'],
      ],
      columns,
    ),
  ).toEqual({
    rows: [
      ['卸箱费', '600', '箱'],
      ['仓储费', '', '吨·天'],
    ],
    leftOut: ['序号', '备注'],
  })
})

test('a column that the range does not have stays as it is', () => {
  expect(
    headedRange(
      [
        ['PRICE (CNY)', 'Fee\n费用'],
        ['600', 'Devanning'],
      ],
      columns,
    ),
  ).toEqual({ rows: [['Devanning', '600', undefined]], leftOut: [] })
})

test('of two columns that are called the same, the first counts and the other is named', () => {
  expect(
    headedRange(
      [
        ['费用', '单价', '单价', ''],
        ['卸箱费', '600', '580', '√'],
      ],
      columns,
    ),
  ).toEqual({ rows: [['卸箱费', '600', undefined]], leftOut: ['单价', 'D'] })
})

test('values are no headings, nor is one word that a column is called by, nor headings alone', () => {
  expect(headedRange([['卸箱费', '600', '箱']], columns)).toBeUndefined()
  expect(
    headedRange(
      [
        ['项目', '600'],
        ['卸箱费', '600'],
      ],
      columns,
    ),
  ).toBeUndefined()
  expect(headedRange([['项目', '单价']], columns)).toBeUndefined()
  expect(headedRange([], columns)).toBeUndefined()
})
