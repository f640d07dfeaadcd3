import { expect, test } from 'vitest'
import { columnsToSee, textAt, withEdit, type Edits, type FileColumn, type Line } from './cells.ts'

const column = (letter: string, keys = [letter]): FileColumn => ({
  position: letter.charCodeAt(0) - 65,
  letter,
  heading: letter,
  keys,
})
const line: Line = {
  row: 3,
  cells: ['a', '', 'c'],
  findings: [{ row: 3, column: 'C', path: 'C', level: 'error', message: 'wrong' }],
}

test('columns with something wrong come first, those that are not used not at all', () => {
  const mapping = [column('A'), column('B', []), column('C')]
  expect(columnsToSee(mapping, [line]).map(({ letter }) => letter)).toEqual(['C', 'A'])
  expect(columnsToSee(mapping, []).map(({ letter }) => letter)).toEqual(['A', 'C'])
})

test('what is wrong beside the table is seen in its column, whether or not the table has it', () => {
  const at = (letter: string): Line => ({
    ...line,
    findings: [{ row: 1, column: letter, path: 'C', level: 'error', message: 'wrong' }],
  })
  const mapping = [column('A'), column('B', [])]
  const seen = columnsToSee(mapping, [at('AB'), at('B'), at('')])
  expect(seen.map(({ letter, position }) => [letter, position])).toEqual([
    ['B', 1],
    ['AB', 27],
    ['A', 0],
  ])
})

test('a cell that is written back as it was is no edit', () => {
  const none: Edits = new Map()
  const edited = withEdit(none, line, 2, 'd')
  expect([...edited.values()]).toEqual([{ row: 3, position: 2, text: 'd' }])
  expect(textAt(edited, line, 2)).toBe('d')
  expect(withEdit(edited, line, 2, 'c').size).toBe(0)
})
