import { inboundColumns, type InboundColumn } from '@yuncang/shared/nouns/inbound-order/workbook'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { issueList } from './issues.ts'
import type { Cell } from './types.ts'
import { understand } from './understand.ts'
import { cellText } from './values.ts'

type Line = readonly Cell[]

const heads = [
  '提单号',
  '客户名称',
  '入库类型',
  '预计到货日期',
  '箱号',
  '箱型',
  '商品名称',
  '件数',
  '净重(kg)',
]
const goods = (bill: string | null, no = 'DEMU1000010', pieces = 16, net = 20160): Line => [
  ...(bill === null ? [null, null, null, null] : [bill, '客户', '1', '2026-03-05']),
  no,
  '20GP',
  'TSR20',
  pieces,
  net,
]
const blank = (count: number): Line => Array.from({ length: count }, () => null)
const sum = (word: string, pieces: number, net: number): Line => [word, ...blank(6), pieces, net]

const read = (lines: readonly Line[]) => {
  const rows = lines.flatMap((cells, index) =>
    cells.some((cell) => cell !== null) ? [{ number: index + 1, cells }] : [],
  )
  return understand([{ name: 'Sheet1', rows }], inboundColumns)
}

async function linesOf(lines: readonly Line[], keys: readonly InboundColumn[]) {
  const { table, refusal } = await read(lines)
  expect(refusal).toBeUndefined()
  return (table?.rows ?? []).map((row) => keys.map((key) => cellText(row.cell(key))).join(' '))
}

describe('a row that leaves its bill empty', () => {
  test('belongs to the bill above, across sums of a part, and to its container', async () => {
    const lines = [
      heads,
      goods('DMLN0001'),
      sum('小计', 16, 20160),
      goods(null, 'DEMU1000026'),
      [...blank(6), 'RSS3', 4, 5040],
      sum('小计', 20, 25200),
    ]
    expect(await linesOf(lines, ['masterBillNo', 'containerNo', 'productName'])).toEqual([
      'DMLN0001 DEMU1000010 TSR20',
      'DMLN0001 DEMU1000026 TSR20',
      'DMLN0001 DEMU1000026 RSS3',
    ])
  })

  test('belongs to nobody below a sum of all, but is not passed over', async () => {
    const lines = [heads, goods('DMLN0001'), sum('合计', 16, 20160), goods(null, 'DEMU1000026')]
    expect(await linesOf(lines, ['masterBillNo', 'containerNo'])).toEqual([
      'DMLN0001 DEMU1000010',
      ' DEMU1000026',
    ])
  })

  test('but says a customer has a bill that somebody forgot', async () => {
    const lines = [heads, goods('DMLN0001'), [null, ...goods('DMLN0001').slice(1)]]
    expect(await linesOf(lines, ['masterBillNo', 'containerNo'])).toEqual([
      'DMLN0001 DEMU1000010',
      ' DEMU1000010',
    ])
  })

  test('keeps to goods without a container where it says its bill', async () => {
    const lines = [
      heads,
      goods('DMLN0001'),
      [...goods('DMLN0001').slice(0, 4), null, null, 'RSS3', 1, 1],
    ]
    expect(await linesOf(lines, ['masterBillNo', 'containerNo', 'productName'])).toEqual([
      'DMLN0001 DEMU1000010 TSR20',
      'DMLN0001  RSS3',
    ])
  })
})

describe('a second heading in the sheet', () => {
  test('with a weight and no unit is refused by its row', async () => {
    const { refusal } = await read([
      heads,
      goods('DMLN0001'),
      heads.map((text) => text.replace('(kg)', '')),
      goods('DMLN0002'),
    ])
    expect(refusal).toEqual({
      reason: 'spreadsheet.noUnitBelow',
      params: { name: '净重', row: 3 },
    })
  })

  test('is read by what was said of the first where it says the same', async () => {
    const odd = heads.map((text) => (text === '件数' ? '发运' : text))
    const moved = (line: Line): Line => [...line.slice(0, 7), line[8] ?? null, line[7] ?? null]
    const lines = [odd, goods('DMLN0001'), moved(odd), moved(goods('DMLN0002'))]
    const rows = lines.map((cells, index) => ({ number: index + 1, cells }))
    const { table: before } = await understand([{ name: 'a', rows }], inboundColumns)
    const columns = (before?.columns ?? []).map(({ position, keys, heading }) => ({
      position,
      keys: heading === '发运' ? ['planPieces'] : keys,
    }))
    const override = { sheet: 0, headerRow: 1, columns }
    const { table, refusal } = await understand([{ name: 'a', rows }], inboundColumns, override)
    expect(refusal).toBeUndefined()
    expect(table?.rows.map((row) => [row.cell('planPieces'), row.cell('planNet')])).toEqual([
      [16, 20160],
      [16, 20160],
    ])
  })

  test('of another table gives no records, which go on below it', async () => {
    const lines = [
      heads,
      goods('DMLN0001'),
      sum('合计', 16, 20160),
      ['箱型', '数量'],
      ['20GP', 1],
      goods('DMLN0002'),
    ]
    expect(await linesOf(lines, ['masterBillNo'])).toEqual(['DMLN0001', 'DMLN0002'])
  })
})

test('the letter over a column is that of the heading above the row', async () => {
  const moved = (line: Line): Line => [...line.slice(0, 7), line[8] ?? null, line[7] ?? null]
  const { table } = await read([heads, goods('DMLN0001'), moved(heads), moved(goods('DMLN0002'))])
  expect([2, 4].map((row) => table?.letterOf('planPieces', row))).toEqual(['H', 'I'])
})

describe('no row that says how much there is', () => {
  const kinds = {
    goods: goods('DMLN0001'),
    continued: goods(null, 'DEMU1000026'),
    pieces: [...blank(6), 'RSS3', 4, 5040],
    container: [...blank(4), 'DEMU1000031', '40HQ'],
    part: sum('小计', 16, 20160),
    all: sum('合计', 16, 20160),
    counted: [...blank(4), '2柜', null, null, 32, 40320],
    note: ['备注：请提前一天预约'],
    words: ['以上货物请尽快安排'],
    heads,
    moved: [...heads.slice(0, 7), '净重(吨)', '件数'],
    sizes: ['箱型', '数量'],
  } satisfies Record<string, Line>
  const isGoods = (kind: string) => ['goods', 'continued', 'pieces', 'container'].includes(kind)

  test('is passed over, whatever stands around it', async () => {
    const names = Object.keys(kinds) as (keyof typeof kinds)[] // its keys
    await fc.assert(
      fc.asyncProperty(fc.array(fc.constantFrom(...names), { maxLength: 14 }), async (list) => {
        // Below the heading of another table stands what is in that table.
        const own = list.filter((kind) => kind !== 'sizes')
        const lines = [heads, kinds.goods, ...own.map((kind) => kinds[kind])]
        const { table } = await read(lines)
        const meant = own.flatMap((kind, index) => (isGoods(kind) ? [index + 3] : []))
        expect(table?.rows.map(({ number }) => number)).toEqual([2, ...meant])
        // What is no goods says why.
        const others = own.flatMap((kind, index) => (isGoods(kind) ? [] : [index + 3]))
        expect([...(table?.skipped.keys() ?? [])].toSorted((a, b) => a - b)).toEqual(others)
      }),
      { numRuns: 300 },
    )
  })
})

describe('another table in the sheet', () => {
  const doubtsOf = async (lines: readonly Line[]) => {
    const { table } = await read(lines)
    expect(table?.rows).toHaveLength(1)
    return table ? issueList(table, 'zh').list() : []
  }

  test('that may hold goods is named as not read, with the columns it lacks', async () => {
    const [doubt, ...others] = await doubtsOf([
      heads,
      goods('DMLN0001'),
      [],
      [...blank(4), '件数', '箱号', null, null, '净重(kg)'],
      [...blank(4), 16, 'DEMU1000026', null, null, 20160],
    ])
    expect(doubt).toMatchObject({ row: 4, column: 'E', level: 'warning' })
    expect(doubt?.reason).toBe('spreadsheet.otherTable')
    expect(JSON.stringify(doubt?.params)).toContain('提单号')
    expect(others).toEqual([])
  })

  test('that sums boxes by size is passed over', async () => {
    expect(await doubtsOf([heads, goods('DMLN0001'), ['箱型', '数量'], ['20GP', 2]])).toEqual([])
  })
})

describe('a weight that is merged over several lines', () => {
  const merged = async (pieces: (number | null)[], net: Cell) => {
    const lines = pieces.map((count) => [...goods('DMLN0001').slice(0, 7), count, net])
    const rows = [heads, ...lines].map((cells, index) => ({
      number: index + 1,
      cells,
      ...(index > 1 && { down: [8] }),
    }))
    const { table } = await understand([{ name: 'a', rows }], inboundColumns)
    return table?.rows.map((row) => cellText(row.cell('planNet'))) ?? []
  }

  test('is shared by pieces, to the gram and without a rest', async () => {
    expect(await merged([10, 6], 20160)).toEqual(['12600.000 kg', '7560.000 kg'])
    expect(await merged([1, 1, 1], 10)).toEqual(['3.333 kg', '3.334 kg', '3.333 kg'])
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.integer({ min: 1, max: 9999 }), { minLength: 2, maxLength: 9 }),
        fc.integer({ min: 1, max: 99_999_999 }),
        async (pieces, grams) => {
          const shares = await merged(pieces, grams / 1000)
          const whole = shares.reduce(
            (all, share) => all + Math.round(Number.parseFloat(share) * 1000),
            0,
          )
          expect(whole).toBe(grams)
        },
      ),
      { numRuns: 50 },
    )
  })

  test('is not shared where a line says no pieces: the others lack theirs', async () => {
    expect(await merged([10, null], 20160)).toEqual(['20160', ''])
  })
})
