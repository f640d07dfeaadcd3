import { expect, test } from 'vitest'
import { adderOf } from './adder.ts'
import type { LineColumn } from './column.ts'
import type { Row } from './lines-model.ts'

const base = { title: '', width: 100 }
const columns: LineColumn[] = [
  { ...base, key: 'name', kind: 'text' },
  { ...base, key: 'pieces', kind: 'integer' },
  { ...base, key: 'net', kind: 'decimal', decimal: 'kg' },
]

test('figures are summed by column, and what is no figure is left out', () => {
  const add = adderOf(columns)
  expect(add([])).toEqual(['', '0', '0.000'])
  expect(
    add([
      ['a', '3', '1.5'],
      ['b', 'many', '0.25'],
      ['', '', 'x'],
    ]),
  ).toEqual(['', '3', '1.750'])
})

test('the sums follow rows that are written, put in, taken away and put back', () => {
  const add = adderOf(columns)
  const rows: Row[] = [
    ['a', '1', '1'],
    ['b', '2', '2'],
    ['c', '3', '3'],
  ]
  const written = rows.with(1, ['b', '20', ''])
  expect(add(rows)).toEqual(['', '6', '6.000'])
  expect(add(written)).toEqual(['', '24', '4.000'])
  expect(add(written.toSpliced(0, 1))).toEqual(['', '23', '3.000'])
  expect(add([...written, ['d', '4', '0.001']])).toEqual(['', '28', '4.001'])
  expect(add(rows)).toEqual(['', '6', '6.000'])
})

test('a sum beyond what a number holds is exact, and so is the one after it', () => {
  const add = adderOf(columns)
  const large: Row[] = Array.from({ length: 200 }, () => ['a', '', '99999999999.999'])
  expect(add(large)).toEqual(['', '0', '19999999999999.8'])
  expect(add(large.with(0, ['a', '', '0.001']))).toEqual(['', '0', '19899999999999.802'])
  expect(add(large.map((row, at): Row => (at === 0 ? row : ['a', '', ''])))).toEqual([
    '',
    '0',
    '99999999999.999',
  ])
})
