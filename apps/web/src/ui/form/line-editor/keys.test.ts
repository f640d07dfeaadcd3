import { expect, test } from 'vitest'
import { stepAside, stepDown } from './keys.ts'
import { select, setCell, startLines, type LinesState } from './lines-model.ts'

const start = () =>
  startLines(3, [
    ['a', 'b', 'c'],
    ['d', 'e', 'f'],
  ])
const at = ({ active }: LinesState) => [active.row, active.col]
const tab = (state: LinesState) => stepAside(state, 1)!

test('Enter after Tab goes back to where Tab began, one row down', () => {
  const typed = setCell(tab(select(start(), { row: 0, col: 1 })), { row: 0, col: 2 }, 'x')
  expect(at(stepDown(typed))).toEqual([1, 1])
  expect(at(stepDown(stepDown(typed)))).toEqual([2, 1])
})

test('Enter alone stays in its column, and an arrow forgets where Tab began', () => {
  expect(at(stepDown(select(start(), { row: 0, col: 2 })))).toEqual([1, 2])
  const moved = select(tab(start()), { row: 0, col: 2 })
  expect(at(stepDown(moved))).toEqual([1, 2])
})

test('Tab at the end begins a new line, but leaves from a blank one', () => {
  const last = tab(select(start(), { row: 1, col: 2 }))
  expect([at(last), last.rows.length]).toEqual([[2, 0], 3])
  const end = select(last, { row: 2, col: 2 })
  expect(stepAside(end, 1)).toBeUndefined()
  expect(stepAside(start(), -1)).toBeUndefined()
})

test('Enter on a blank last line adds no other', () => {
  const blank = stepDown(select(start(), { row: 1, col: 0 }))
  expect(stepDown(blank).rows).toHaveLength(3)
})
