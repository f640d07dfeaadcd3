import { expect, test } from 'vitest'
import { cardHeight, cardLinesOf } from './cards.ts'
import { defaultLayout, withShown } from './layout.ts'

const columns = [
  { key: 'no', width: 170 },
  { key: 'customer', width: 250 },
  { key: 'status', width: 160, isState: true as const },
  { key: 'date', width: 120 },
  { key: 'pieces', width: 95, align: 'end' as const },
  { key: 'net', width: 130, align: 'end' as const },
  { key: 'gross', width: 130, align: 'end' as const },
  { key: 'type', width: 160 },
  { key: 'remark', width: 220 },
]
const layout = defaultLayout(columns)

test('a card says what a record is called, how it stands, who and what it is about, when and how much', () => {
  const lines = cardLinesOf(layout, columns)
  expect(lines).toEqual([
    ['no', 'status'],
    ['customer', 'type'],
    ['date', 'pieces', 'net'],
  ])
  expect(cardHeight(lines)).toBe(88)
})

test('it follows the columns that the person shows', () => {
  const shown = ['customer', 'type', 'pieces'].reduce(
    (all, key) => withShown(all, key, false),
    layout,
  )
  expect(cardLinesOf(shown, columns)).toEqual([
    ['no', 'status'],
    ['remark'],
    ['date', 'net', 'gross'],
  ])
  expect(cardLinesOf(defaultLayout(columns.slice(0, 1)), columns.slice(0, 1))).toEqual([['no']])
})
