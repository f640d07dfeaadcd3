import { expect, test } from 'vitest'
import { moved, rangeOf, tsvOf } from './keys.ts'

const bounds = { rows: 100, cols: 5, page: 10 }
const from = { row: 50, col: 2 }

test.each([
  ['ArrowUp', false, { row: 49, col: 2 }],
  ['ArrowDown', true, { row: 99, col: 2 }],
  ['ArrowLeft', true, { row: 50, col: 0 }],
  ['ArrowRight', false, { row: 50, col: 3 }],
  ['Home', false, { row: 50, col: 0 }],
  ['End', false, { row: 50, col: 4 }],
  ['Home', true, { row: 0, col: 0 }],
  ['End', true, { row: 99, col: 4 }],
  ['PageUp', false, { row: 40, col: 2 }],
  ['PageDown', false, { row: 60, col: 2 }],
  ['j', false, { row: 51, col: 2 }],
  ['k', false, { row: 49, col: 2 }],
])('%s (ctrl %s) leads to %o', (key, ctrl, to) => {
  expect(moved(from, { key, ctrl }, bounds)).toEqual(to)
})

test("k stays in the first row, and both letters are the browser's with Ctrl", () => {
  const first = { row: 0, col: 2 }
  expect(moved(first, { key: 'k', ctrl: false }, bounds)).toEqual(first)
  expect(moved(from, { key: 'k', ctrl: true }, bounds)).toBeUndefined()
})

test('nothing leads beyond the edges; above the first row is the header', () => {
  const press = (key: string) => ({ key, ctrl: false })
  expect(moved({ row: 0, col: 0 }, press('ArrowUp'), bounds)).toEqual({ row: -1, col: 0 })
  expect(moved({ row: -1, col: 0 }, press('ArrowUp'), bounds)).toEqual({ row: -1, col: 0 })
  expect(moved({ row: 99, col: 4 }, press('PageDown'), bounds)).toEqual({ row: 99, col: 4 })
  expect(moved({ row: 0, col: 0 }, press('ArrowLeft'), bounds)).toEqual({ row: 0, col: 0 })
  expect(moved(from, press('x'), bounds)).toBeUndefined()
})

test('a range is the same from either corner and leaves the header out', () => {
  const range = { from: { row: 0, col: 1 }, to: { row: 3, col: 4 } }
  expect(rangeOf({ row: -1, col: 4 }, { row: 3, col: 1 })).toEqual(range)
  expect(rangeOf({ row: 3, col: 1 }, { row: 0, col: 4 })).toEqual(range)
})

test('texts with tabs, lines and quotes survive the clipboard', () => {
  expect(
    tsvOf([
      ['a', 'b\tc'],
      ['d"e', 'f\ng'],
    ]),
  ).toBe('a\t"b\tc"\n"d""e"\t"f\ng"')
})
