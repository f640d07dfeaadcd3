import { describe, expect, test } from 'vitest'
import * as model from './lines-model.ts'

const letters = [
  ['a1', 'b1', 'c1'],
  ['a2', 'b2', 'c2'],
  ['a3', 'b3', 'c3'],
]
const start = () => model.startLines(3, letters)
const asIs = (_col: number, text: string) => text
const text = (state: model.LinesState) => state.rows.map((row) => row.join(','))

test('no lines are one blank line to type into', () => {
  const state = model.startLines(3, [])
  expect(text(state)).toEqual([',,'])
  expect(text(model.removeRows(state))).toEqual([',,'])
})

describe('going about', () => {
  test('stops at the edges', () => {
    expect(model.select(start(), { row: 9, col: -4 }).active).toEqual({ row: 2, col: 0 })
  })

  test('tab walks over the ends of rows and out at the ends of the lines', () => {
    const at = (row: number, col: number) => model.select(start(), { row, col })
    expect(model.neighbour(at(0, 2), 1)).toEqual({ row: 1, col: 0 })
    expect(model.neighbour(at(1, 0), -1)).toEqual({ row: 0, col: 2 })
    expect(model.neighbour(at(2, 2), 1)).toBeUndefined()
    expect(model.neighbour(at(0, 0), -1)).toBeUndefined()
  })

  test('extending keeps the other corner', () => {
    const state = model.select(model.select(start(), { row: 2, col: 2 }), { row: 1, col: 0 }, true)
    expect(model.selectionOf(state)).toEqual({ top: 1, bottom: 2, left: 0, right: 2 })
    expect(model.selectionOf(model.selectAll(state))).toEqual({
      top: 0,
      bottom: 2,
      left: 0,
      right: 2,
    })
  })
})

describe('a pasted block', () => {
  const block = [
    ['x', 'y'],
    ['z', 'w'],
  ]

  test('goes to the top left of the selection, grows the lines and is selected', () => {
    const state = model.paste(model.select(start(), { row: 2, col: 1 }), block, asIs)
    expect(text(state)).toEqual(['a1,b1,c1', 'a2,b2,c2', 'a3,x,y', ',z,w'])
    expect(model.selectionOf(state)).toEqual({ top: 2, bottom: 3, left: 1, right: 2 })
  })

  test('is cut at the right edge; short rows leave what was there', () => {
    const ragged = [['x', 'y', 'z'], ['w']]
    const state = model.paste(model.select(start(), { row: 0, col: 1 }), ragged, asIs)
    expect(text(state)).toEqual(['a1,x,y', 'a2,w,c2', 'a3,b3,c3'])
  })

  test('of one cell fills the selection', () => {
    const range = model.selectRange(start(), { row: 0, col: 0 }, { row: 1, col: 1 })
    expect(text(model.paste(range, [['x']], asIs))).toEqual(['x,x,c1', 'x,x,c2', 'a3,b3,c3'])
  })

  test('is cleaned by column', () => {
    const state = model.paste(start(), [['x', 'y']], (col, written) => `${col}${written}`)
    expect(text(state)[0]).toBe('0x,1y,c1')
  })
})

test('filling down copies the top of the selection, or the row above a single one', () => {
  const range = model.selectRange(start(), { row: 0, col: 1 }, { row: 2, col: 1 })
  expect(text(model.fillDown(range))).toEqual(['a1,b1,c1', 'a2,b1,c2', 'a3,b1,c3'])
  const single = model.select(start(), { row: 1, col: 2 })
  expect(text(model.fillDown(single))[1]).toBe('a2,b2,c1')
  expect(model.fillDown(start())).toMatchObject({ past: [] })
})

test('rows are inserted, doubled and removed where the selection is', () => {
  const range = model.selectRange(start(), { row: 0, col: 1 }, { row: 1, col: 1 })
  expect(text(model.duplicateRows(range))).toEqual([
    'a1,b1,c1',
    'a2,b2,c2',
    'a1,b1,c1',
    'a2,b2,c2',
    'a3,b3,c3',
  ])
  expect(text(model.removeRows(range))).toEqual(['a3,b3,c3'])
  expect(text(model.insertRow(range, 'below'))[2]).toBe(',,')
  expect(text(model.insertRow(start(), 'above'))[0]).toBe(',,')
  const appended = model.appendRow(start())
  expect(appended.active).toEqual({ row: 3, col: 0 })
  expect(model.appendRow(appended).rows).toHaveLength(4)
})

test('every step can be undone and done again, with its selection', () => {
  const first = model.setCell(start(), { row: 0, col: 0 }, 'x')
  const second = model.removeRows(model.select(first, { row: 1, col: 1 }))
  const back = model.undo(second)
  expect(text(back)).toEqual(text(first))
  expect(back.active).toEqual({ row: 1, col: 1 })
  expect(text(model.undo(back))).toEqual(text(start()))
  expect(text(model.redo(back))).toEqual(text(second))
  expect(model.redo(model.setCell(back, { row: 0, col: 0 }, 'y'))).toMatchObject({ future: [] })
})

test('what changes nothing is no step', () => {
  expect(model.setCell(start(), { row: 0, col: 0 }, 'a1').past).toEqual([])
  const blank = model.startLines(2, [])
  expect(model.clear(blank).past).toEqual([])
  expect(model.undo(blank)).toBe(blank)
})

test('rows that a step does not touch stay the same', () => {
  const state = model.select(start(), { row: 1, col: 1 })
  const next = model.clear(state)
  expect(next.rows[0]).toBe(state.rows[0])
  expect(next.rows[1]).not.toBe(state.rows[1])
})

test('at most two hundred steps are remembered', () => {
  let state = start()
  for (let index = 0; index < 300; index++)
    state = model.setCell(state, { row: 0, col: 0 }, String(index))
  expect(state.past).toHaveLength(200)
})
