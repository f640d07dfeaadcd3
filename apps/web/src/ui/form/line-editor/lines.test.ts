import { addMessages } from '@yuncang/shared/client-messages'
import { inboundOrderMessages } from '@yuncang/shared/nouns/inbound-order/messages'
import { inboundOrder } from '@yuncang/shared/nouns/inbound-order/contract'
import { expect, test, vi } from 'vitest'
import { cleaned, type LineColumn } from './column.ts'
import { createLines } from './lines.ts'
import { duplicateRows, insertRow, paste, setCell } from './lines-model.ts'

addMessages(inboundOrderMessages)

vi.stubGlobal('localStorage', { getItem: () => null })

const product = inboundOrder.create.input.shape.inboundProductList.unwrap().element
const column = (key: string, kind: 'text' | 'code' | 'integer'): LineColumn => ({
  key,
  title: key,
  width: 100,
  kind,
})
const columns: LineColumn[] = [
  column('productName', 'text'),
  column('planPieces', 'integer'),
  { key: 'planNet', title: 'planNet', width: 100, kind: 'decimal', decimal: 'kg' },
  { key: 'planGross', title: 'planGross', width: 100, kind: 'decimal', decimal: 'kg' },
]
const linesOf = (...rows: string[][]) => {
  const lines = createLines(columns, product)
  lines.update((state) => paste(state, rows, (col, text) => cleaned(columns[col]!, text)))
  return lines
}
const sizes = [{ value: '20GP', label: '20尺普柜', otherLabel: '20 ft box' }]

test.each([
  ['integer', '１，２００ ', '1200'],
  ['integer', '1,234,567', '1234567'],
  ['integer', '+5', '5'],
  ['integer', '许多', '许多'],
  ['integer', '1,2', '1,2'],
  ['integer', '16①', '16①'],
  ['integer', '0,500', '0,500'],
  ['integer', '20160,500', '20160,500'],
  ['integer', '1.5,000', '1.5,000'],
  ['text', ' 天然橡胶 TSR20 ', '天然橡胶 TSR20'],
  ['code', ' ｄｅｍｕ1000010', 'DEMU1000010'],
] as const)('a cell of kind %s takes %j as %j', (kind, written, kept) => {
  expect(cleaned(column('x', kind), written)).toBe(kept)
})

test('decimals lose their noise, choices may be given by their label in either language', () => {
  expect(cleaned(columns[2]!, ' 20,160.50')).toBe('20160.50')
  expect(cleaned(columns[2]!, '.5')).toBe('0.5')
  const size: LineColumn = { key: 's', title: 's', width: 1, kind: 'select', options: sizes }
  expect(cleaned(size, '20gp')).toBe('20GP')
  expect(cleaned(size, '20尺 普柜')).toBe('20GP')
  expect(cleaned(size, '20 FT Box')).toBe('20GP')
  expect(cleaned(size, '99')).toBe('99')
})

test('lines go to the contract as it wants them; blank rows are none', () => {
  const lines = linesOf(['TSR20', '16', '20160', ''], ['', '', '', ''], ['RSS3', '2', '40', '41'])
  const taken = lines.take()
  expect(taken).toHaveLength(2)
  expect(taken[1]).toEqual({
    productName: 'RSS3',
    planPieces: 2,
    planNet: '40',
    planGross: '41',
  })
  expect(product.parse(taken[0])).toMatchObject({ planPieces: 16, planGross: null })
})

test('wrong cells are pointed out at once, blank ones when saving is tried', () => {
  const lines = linesOf(['TSR20', '很多', '', '1'])
  const found = () => lines.allFindings().map(({ col, message }) => [col, message])
  expect(found()).toEqual([[1, '不是整数：很多']])
  lines.startTry()
  expect(found()).toEqual([
    [1, '不是整数：很多'],
    [2, '此项必填'],
  ])
  expect(lines.goToFirst()).toBe(true)
  expect(lines.view().active).toEqual({ row: 0, col: 1 })
})

test('a rule over two cells speaks at its cell', () => {
  const lines = linesOf(['TSR20', '1', '30', '20'])
  expect(lines.allFindings()).toEqual([{ row: 0, col: 2, message: '净重 30 千克大于毛重 20 千克' }])
})

test('what the server refused stays with its line when lines move, and goes when it is changed', () => {
  const lines = linesOf(['', '', '', ''], ['TSR20', '1', '1', ''], ['RSS3', '1', '1', ''])
  lines.take()
  lines.show([{ line: 1, column: 'productName', message: '没有这种商品' }])
  lines.update((state) => insertRow(state, 'above'))
  expect(lines.allFindings()).toEqual([{ row: 3, col: 0, message: '没有这种商品' }])
  lines.update((state) => setCell(state, { row: 3, col: 0 }, 'RSS1'))
  expect(lines.allFindings()).toEqual([])
})

test('a copied line does not take over what was refused', () => {
  const lines = linesOf(['TSR20', '1', '1', ''])
  lines.take()
  lines.show([{ line: 0, column: 'productName', message: 'x' }])
  lines.update(duplicateRows)
  expect(lines.allFindings()).toHaveLength(1)
})

test('a stored draft comes back by the names of its columns', () => {
  const lines = linesOf(['TSR20', '1', '1', ''])
  lines.restore({ keys: ['planNet', 'gone', 'productName'], rows: [['7', 'x', 'RSS3']] })
  expect(lines.view().rows).toEqual([['RSS3', '', '7', '']])
  expect(lines.stored().keys).toEqual(columns.map(({ key }) => key))
})

test('twenty thousand lines are taken and checked whole', () => {
  const lines = createLines(
    columns,
    product,
    Array.from({ length: 20_000 }, () => ({ productName: 'TSR20', planPieces: 1, planNet: 'x' })),
  )
  expect(lines.allFindings()).toHaveLength(20_000)
  expect(lines.take()).toHaveLength(20_000)
})

test('lines that come in great numbers can be looked at some at a time', () => {
  const lines = createLines(
    columns,
    product,
    Array.from({ length: 5 }, () => ({ productName: 'TSR20', planPieces: 1, planNet: 'x' })),
  )
  expect([lines.checkSome(2), lines.checkSome(2), lines.checkSome(2)]).toEqual([false, false, true])
  lines.update((state) => setCell(state, { row: 3, col: 2 }, '1'))
  expect(lines.checkSome(0)).toBe(false)
  expect(lines.checkSome(1)).toBe(true)
  expect(lines.allFindings().map(({ row }) => row)).toEqual([0, 1, 2, 4])
})

test('what is found of a row is the same object until it is told anew, so that keys draw their own row only', () => {
  const lines = linesOf(['TSR20', '很多', '', '1'], ['RSS3', '1', '1', ''])
  const wrong = lines.findingsOf(lines.view().rows[0]!)
  lines.update((state) => setCell(state, { row: 1, col: 1 }, '2'))
  expect(lines.findingsOf(lines.view().rows[0]!)).toBe(wrong)
  lines.startTry()
  expect([...lines.findingsOf(lines.view().rows[0]!).keys()]).toEqual([1, 2])
})

test('a step that changes nothing is told to nobody', () => {
  const lines = linesOf(['TSR20', '1', '1', ''])
  const told = vi.fn<() => void>()
  lines.subscribe(told)
  lines.update((state) => setCell(state, { row: 0, col: 0 }, 'TSR20'))
  expect(told).not.toHaveBeenCalled()
  lines.update((state) => setCell(state, { row: 0, col: 0 }, 'RSS3'))
  expect(told).toHaveBeenCalledOnce()
})
