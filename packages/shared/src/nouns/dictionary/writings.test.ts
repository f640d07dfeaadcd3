import { expect, test } from 'vitest'
import { writingsOf } from './writings.ts'

const entryOf = ([dictValue, labelZh, labelEn]: [string, string, string]) => ({
  dictValue,
  labelZh,
  labelEn,
})
const types = writingsOf(
  'INBOUND_TYPE',
  [
    ['1', '一线进境', 'First line in'] as [string, string, string],
    ['2', '二线进区', 'Second line in'] as [string, string, string],
  ].map(entryOf),
)

test.each([
  ['1', '1'],
  ['一线进境', '1'],
  [' 一 线 进 境 ', '1'],
  ['1-一线进境', '1'],
  ['1 - 一线进境', '1'],
  ['1、一线进境', '1'],
  ['1：一线进境', '1'],
  ['１．一线进境', '1'],
  ['1 一线进境', '1'],
  ['1一线进境', '1'],
  ['一线进境(1)', '1'],
  ['[1] 一线进境', '1'],
  ['一线进境/First line in', '1'],
  ['2-一线进境', undefined],
  ['1-2', undefined],
  ['3-一线进境', undefined],
  ['一线', undefined],
])('%j is the type %j', (written, value) => {
  expect(types(written)).toBe(value)
})

test.each([
  ['MEASURING_UNIT', ['KGM', '千克', 'Kilogram'], '公斤'],
  ['MEASURING_UNIT', ['KGM', '千克', 'Kilogram'], 'KGS'],
  ['MEASURING_UNIT', ['UNT', '辆/台', 'Unit'], '台'],
  ['MEASURING_UNIT', ['UNT', '辆/台', 'Unit'], 'UNT-辆/台'],
  ['AUX_UNIT', ['TNE', '吨', 'Tonne'], '公吨'],
  ['CURRENCY', ['CNY', '人民币', 'Chinese yuan'], 'RMB'],
  ['CURRENCY', ['CNY', '人民币', 'Chinese yuan'], '人民币(RMB)'],
  ['YES_NO', ['1', '是', 'Yes'], 'Y'],
] as [string, [string, string, string], string][])(
  'of %s, %j is also written %s',
  (code, entry, written) => {
    expect(writingsOf(code, [entryOf(entry)])(written)).toBe(entry[0])
  },
)

test('what an entry is called comes before what another may be called', () => {
  const own: [string, string, string][] = [
    ['CNY', '人民币', 'Chinese yuan'],
    ['X', 'RMB', 'Token'],
  ]
  expect(writingsOf('CURRENCY', own.map(entryOf))('RMB')).toBe('X')
})
