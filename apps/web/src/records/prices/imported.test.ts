import type { TFunction } from 'i18next'
import { expect, test } from 'vitest'
import type { LineColumn } from '../../ui/form/line-editor/column.ts'
import { differencesFrom, knownPrices } from './imported.ts'
import { someLine } from './testing/lines.ts'

const text = (key: string): LineColumn => ({ key, title: key, width: 1, kind: 'text' })
const payer: LineColumn = {
  ...text('payer'),
  kind: 'select',
  options: [{ value: 'FROM', label: '转出方' }],
}
const columns = [...['feeCode', 'calcMethod', 'price', 'currency', 'unit'].map(text), payer]
// What is said matters here, not in which language.
const t = ((key: string, { was = '' } = {}) => `${key} ${was}`.trim()) as unknown as TFunction

test('a cell that says something else than what is stored is marked with that, a new line as new', () => {
  const stored = [someLine({}), someLine({ detailId: '2', unit: 'CBM' })]
  const { judge, count } = differencesFrom(knownPrices(stored), columns, t)
  const same = ['RKF', 'UNIT', '25', 'CNY', '吨', '']
  const dearer = ['RKF', 'UNIT', '26', 'CNY', 'CBM', '']
  const added = ['CCF', 'DAY_UNIT', '0.8', 'CNY', '吨', '']
  expect([...judge(same)]).toEqual([])
  expect([...judge(dearer)]).toEqual([[2, 'record.workbook.was 25']])
  expect([...judge(added)]).toEqual([[0, 'record.workbook.added']])
  expect([...judge(['', '', '', '', '', ''])]).toEqual([])
  expect(count([same, dearer, added])).toEqual({ added: 1, changed: 1, missing: 0 })
  expect(count([same])).toEqual({ added: 0, changed: 0, missing: 1 })
})

test('a line is told by who pays it too, and what it was is said in words', () => {
  const { judge } = differencesFrom(
    knownPrices([someLine({ payer: 'FROM', price: '30.000000' })]),
    columns,
    t,
  )
  expect([...judge(['RKF', 'UNIT', '31', 'CNY', '吨', 'FROM'])]).toEqual([
    [2, 'record.workbook.was 30'],
  ])
  expect([...judge(['RKF', 'UNIT', '30', 'CNY', '吨', ''])]).toEqual([[0, 'record.workbook.added']])
})
