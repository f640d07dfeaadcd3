import { inboundColumns } from '@yuncang/shared/nouns/inbound-order/workbook'
import { describe, expect, test } from 'vitest'
import type { Override } from './file-columns.ts'
import type { Cell } from './types.ts'
import { understand } from './understand.ts'

type Line = readonly Cell[]

const first = ['提单号', '客户名称', '入库类型', '预计到货日期', '商品名称', '净重(kg)']
const goods = ['A1234', '客户', '1', '2026-03-05', 'TSR20', 20160]

/** A list whose last columns are those of the test; what F and G and so on are taken for, and why it is refused. */
async function read(lines: readonly Line[], override: Override = {}) {
  const rows = lines.map((cells, index) => ({ number: index + 1, cells }))
  const { table, refusal } = await understand([{ name: 's', rows }], inboundColumns, override)
  const pieces = table?.rows.map((row) => row.cell('planPieces'))
  const letters = Object(refusal?.params)['letters']?.zh
  return { pieces, reason: refusal?.reason, letters, columns: table?.columns ?? [] }
}
const list = (heads: Line, ...rows: readonly Line[]): Line[] => [
  [...first, ...heads],
  ...rows.map((row) => [...goods, ...row]),
]

const twice = { reason: 'spreadsheet.doubleColumn', letters: 'G、H' }

describe('two columns whose names say the same no better', () => {
  test.each<[string, Line, Line[]]>([
    ['of one name', ['数量', '数量'], [[16, 12]]],
    ['of two names', ['数量', '包数'], [[16, 12]]],
    [
      'that differ in one row',
      ['数量', '数量'],
      [
        [16, 16],
        [10, 9],
      ],
    ],
    [
      'of which the second has more',
      ['数量', '数量'],
      [
        [16, 16],
        [null, 9],
      ],
    ],
    ['of which the first is empty', ['数量', '数量'], [[null, 16]]],
    ['in two units', ['单重(kg)', '每箱重量(t)', '件数'], [[1260, 1260, 16]]],
  ])('%s stand twice', async (_what, heads, rows) => {
    expect(await read(list(heads, ...rows))).toMatchObject(twice)
  })

  test('are both taken for it, so that somebody says which one is meant', async () => {
    const lines = list(['数量', '数量'], [16, 12])
    const { columns } = await read(lines)
    expect(columns.slice(-2).map(({ keys }) => keys)).toEqual([['planPieces'], ['planPieces']])
    const said = columns.map(({ position, keys }) => ({
      position,
      keys: position === 6 ? [] : keys,
    }))
    expect(await read(lines, { columns: said })).toMatchObject({ pieces: [12], reason: undefined })
    const again = [...lines, ...lines]
    expect(await read(again, { columns: said })).toMatchObject({
      pieces: [12, 12],
      reason: undefined,
    })
  })

  test('on a further page only are refused by its row', async () => {
    const lines = [...list(['数量', '其他'], [16, 12]), ...list(['数量', '数量'], [16, 12])]
    expect(await read(lines)).toMatchObject({
      reason: 'spreadsheet.doubleColumnBelow',
      letters: 'G、H',
    })
  })

  test.each<[string, Line, Line[]]>([
    [
      'is empty',
      ['数量', '数量'],
      [
        [16, null],
        [10, '/'],
      ],
    ],
    [
      'holds noughts',
      ['数量', '数量'],
      [
        [16, 0],
        [10, 0],
      ],
    ],
    [
      'holds the kind of package, below one merged heading',
      ['数量', '数量'],
      [
        [16, '包'],
        [10, '卷'],
      ],
    ],
    [
      'says the same',
      ['数量', 'Qty'],
      [
        [16, 16],
        [10, '10'],
      ],
    ],
    [
      'stands behind a better name',
      ['件数', '数量'],
      [
        [16, 1],
        [10, 2],
      ],
    ],
    [
      'stands before a better name',
      ['数量', '件数'],
      [
        [1, 16],
        [2, 10],
      ],
    ],
  ])('are one where the other %s', async (_what, heads, rows) => {
    expect(await read(list(heads, ...rows))).toMatchObject({ pieces: [16, 10], reason: undefined })
  })
})
