import { inboundColumns } from '@yuncang/shared/nouns/inbound-order/workbook'
import { describe, expect, test } from 'vitest'
import { issueList } from './issues.ts'
import type { Cell, SheetRow } from './types.ts'
import { understand } from './understand.ts'

const heads = [
  '提单号',
  '客户名称',
  '入库类型',
  '预计到货日期',
  '箱号',
  '商品名称',
  '品牌',
  '件数',
  '净重(kg)',
  '毛重(kg)',
]
const bill = ['DMLN0001', '客户', '1', '2026-03-05']
const none = [null, null, null, null]
const boxes = ['DEMU1000010', 'DEMU1000026', 'DEMU1000031']

type Line = readonly Cell[]
type Merged = { readonly line: Line; readonly down: readonly number[] }

/** The places of bill, customer, type and day, of the container and of the goods. */
const ofBill = [0, 1, 2, 3]
const ofGoods = [...ofBill, 4, 5, 6]
const merged = (line: Line, down: readonly number[] = ofBill): Merged => ({ line, down })

const goods = (box: Cell = boxes[0] ?? null, pieces = 10, net = 100): Line => [
  ...bill,
  box,
  'TSR20',
  null,
  pieces,
  net,
  0,
]

const words = [
  'Total, TOTAL:, Grand Total, G.TOTAL, G. Total:, TTL, TTL., T O T A L, Sum',
  'SUM:, Total Qty, Total CTNS, Total Net Weight (kg), TOTAL 2 CONTAINERS',
  'Total number of packages, Sub total, Sub-TTL, 合计, 小计, 总箱数, 总件数, 总数, 总数量, 总重',
  '总净重：, 總計, 合計, 合计 Total, TOTAL/合计, Jumlah, Tổng cộng, รวม, Итого:, 합계',
].flatMap((line) => line.split(', '))

/** Which rows are goods, which are passed over and why, and which are asked about. */
async function judged(lines: readonly (Line | Merged)[]) {
  const rows = [heads, ...lines].map((each, index): SheetRow => {
    const number = index + 1
    return 'line' in each ? { number, cells: each.line, down: each.down } : { number, cells: each }
  })
  const { table } = await understand([{ name: 'a', rows }], inboundColumns)
  if (!table) throw new Error('no table')
  return {
    goods: table.rows.map(({ number }) => number),
    skipped: [...table.skipped]
      .toSorted(([a], [b]) => a - b)
      .map(([row, reason]) => `${row} ${reason}`),
    asked: issueList(table, 'zh')
      .list()
      .map(({ row, column, level, reason }) => [row, column, level, reason].join(' ')),
  }
}
const read = (rows: number[], skipped: string[] = [], asked: number[] = []) => ({
  goods: rows,
  skipped,
  asked: asked.map((row) => `${row} H warning spreadsheet.likeTotal`),
})

const two = [goods(boxes[0]), goods(boxes[1], 20, 200)]

describe('a row that says nothing but a word for a sum is one', () => {
  test.each(words)('%s', async (word) => {
    const figures = [null, 30, 300, 0]
    const label: Line = [word, null, null, null, null, null, ...figures]
    expect(await judged([...two, label])).toEqual(read([2, 3], ['4 total']))
    const inBox = merged([...bill, word, null, ...figures])
    expect(await judged([...two, inBox])).toEqual(read([2, 3], ['4 total']))
    const inGoods = merged([...bill, boxes[1] ?? null, word, ...figures], [...ofBill, 4])
    expect(await judged([...two, inGoods])).toEqual(read([2, 3], ['4 total']))
  })

  test('also below the goods, with the customer or the bill alone merged over it', async () => {
    for (const down of [[0], [1], [0, 5], [1, 5]]) {
      const cells = goods(null, 30, 300).map((cell, at) => (down.includes(at) ? cell : null))
      const line = cells.map((cell, at) =>
        at === 4 ? 'TOTAL' : at >= 7 ? ([30, 300, 0][at - 7] ?? null) : cell,
      )
      expect(await judged([...two, merged(line, down)])).toEqual(read([2, 3], ['4 total']))
    }
  })

  test('with figures beside it in columns that are not used, and how many of something', async () => {
    const line = ['Total', null, null, null, '2x40HQ', null, null, 30, 300, 0, 4500, 'USD']
    expect(await judged([...two, line])).toEqual(read([2, 3], ['4 total']))
  })
})

test('a word beside its figure in one cell makes a sum as well', async () => {
  const line = merged([...bill, boxes[1] ?? null, 'TSR20', null, 'Total: 30', null, null], ofGoods)
  expect(await judged([...two, line])).toEqual(read([2, 3], ['4 total']))
})

test('no bill is called a sum, whatever else its row says', async () => {
  const line = ['TOTAL', ...bill.slice(1), boxes[2] ?? null, 'TSR20', null, 30, 300, 0]
  expect(await judged([...two, line])).toEqual(read([2, 3], ['4 total']))
})

describe('goods stay goods', () => {
  test.each([
    ['a brand called TOTAL', [...bill, boxes[2], 'Oil', 'TOTAL', 30, 301, 0]],
    ['a brand that goes on below its bill', [...none, boxes[2], 'Oil', 'TOTAL', 30, 301, 0]],
    ['a brand without a container', [...none, null, 'Oil', 'TOTAL', 30, 301, 0]],
    ['goods called TOTAL', [...bill, boxes[2], 'TOTAL', null, 30, 301, 0]],
    [
      'a customer called TOTAL',
      ['DMLN0002', 'TOTAL', ...bill.slice(2), boxes[2], 'Oil', null, 30, 301, 0],
    ],
    [
      'a customer and its name',
      ['DMLN0002', 'Total', ...bill.slice(2), boxes[2], 'Total', 'Total', 30, 301, 0],
    ],
    ['a name that begins with it', [...bill, boxes[2], 'Total Quartz 9000', null, 30, 301, 0]],
    [
      'a name that ends with it',
      ['DMLN0002', 'Petro Total', ...bill.slice(2), boxes[2], 'Summit', null, 30, 301, 0],
    ],
  ] as [string, Line][])('%s', async (_name, line) => {
    expect(await judged([...two, line])).toEqual(read([2, 3, 4]))
  })

  test('with everything but the container merged over a brand called TOTAL', async () => {
    const line = merged([...bill, boxes[2] ?? null, 'Oil', 'TOTAL', 5, 50, 0], [...ofBill, 5, 6])
    expect(await judged([...two, line])).toEqual(read([2, 3, 4]))
  })

  test('that could not be read are no sum of nothing', async () => {
    const line = [...none, null, null, null, '很多', null, null]
    expect((await judged([...two, line])).goods).toEqual([2, 3, 4])
  })
})

describe('figures without a word', () => {
  const bare = (pieces: number, net: number): Line => [...none, null, null, null, pieces, net, 0]

  test('that equal the rows above are their sum, all of them or those since the sum before', async () => {
    expect(await judged([...two, bare(30, 300)])).toEqual(read([2, 3], ['4 total']))
    const lines = [...two, bare(30, 300), goods(boxes[2], 5, 50), bare(5, 50), bare(35, 350)]
    expect(await judged(lines)).toEqual(read([2, 3, 5], ['4 total', '6 total', '7 total']))
  })

  test('beside figures of columns that are not used are a sum too', async () => {
    expect(await judged([...two, [...bare(30, 300), 4500]])).toEqual(read([2, 3], ['4 total']))
  })

  test('below something merged are goods that are asked about', async () => {
    const line = (pieces: number, net: number) => merged([...goods(boxes[1], pieces, net)], ofGoods)
    expect(await judged([...two, line(30, 300)])).toEqual(read([2, 3, 4], [], [4]))
    expect(await judged([goods(), line(10, 100)])).toEqual(read([2, 3], [], [3]))
    expect(await judged([...two, line(31, 300)])).toEqual(read([2, 3, 4]))
    const box = merged([...none, boxes[1] ?? null, 'TSR20', null, 30, 300, 0], [4, 5])
    expect(await judged([...two, box])).toEqual(read([2, 3, 4], [], [4]))
  })

  test('that are all alike are asked about once', async () => {
    const line = merged(goods(), ofGoods)
    expect(await judged([goods(), line, line, line])).toEqual(read([2, 3, 4, 5], [], [3]))
  })

  test('are sums of a part and of all where each container has its own', async () => {
    const again = (pieces: number, net: number) => merged(goods(boxes[0], pieces, net), ofGoods)
    const lines = [
      goods(boxes[0], 4, 40),
      merged(goods(boxes[0], 6, 60)),
      again(10, 100),
      goods(boxes[1], 7, 70),
      merged(goods(boxes[1], 9, 90)),
      again(16, 160),
      again(26, 260),
    ]
    expect(await judged(lines)).toEqual(read([2, 3, 4, 5, 6, 7, 8], [], [4, 7, 8]))
  })
})

describe('a row that says what it is', () => {
  test('is asked about when it equals two rows or more, whatever it says', async () => {
    expect(await judged([...two, goods(null, 30, 300)])).toEqual(read([2, 3, 4], [], [4]))
    const unknown = merged([...bill, 'Razem', 'TSR20', null, 30, 300, 0])
    expect(await judged([...two, unknown])).toEqual(read([2, 3, 4], [], [4]))
    const more = [
      ...two,
      ['小计', ...none.slice(1), null, null, null, 30, 300, 0],
      goods('X', 1, 2),
    ]
    expect(await judged([...more, goods('Y', 2, 1), goods(null, 3, 3)])).toEqual(
      read([2, 3, 5, 6, 7], ['4 total'], [7]),
    )
  })

  test('is no sum of the one row above, and none of noughts', async () => {
    expect(await judged([goods(boxes[0]), goods(boxes[1])])).toEqual(read([2, 3]))
    expect(await judged([goods(boxes[0]), merged(goods(boxes[1]))])).toEqual(read([2, 3]))
    const light = (box: Cell, pieces: number) => goods(box, pieces, 0)
    expect(await judged([light('A', 1), light('B', 1), light('C', 2)])).toEqual(read([2, 3, 4]))
  })

  test('is no sum where it has a container that no row above names', async () => {
    expect(await judged([...two, goods(boxes[2], 30, 300)])).toEqual(read([2, 3, 4]))
    expect(await judged([...two, goods(boxes[1], 30, 300)])).toEqual(read([2, 3, 4], [], [4]))
  })

  test('is no sum of which a figure is merged over other rows', async () => {
    const shared = merged(goods(boxes[2], 30, 200), [...ofBill, 8])
    expect(await judged([...two, shared])).toEqual(read([2, 3, 4]))
  })
})

test('every row below the heading is goods or says why it is not', async () => {
  const lines = [
    [1, 2, 3, 4, 5],
    ...two,
    [...none, null, null, null, 0, 0, 0],
    ['入库清单 第 2 页'],
    heads,
    goods(boxes[2], 3, 30),
    ['备注：请提前一天预约'],
    ['合计', ...none.slice(1), null, null, null, 33, 330, 0],
    ['箱型', '数量'],
    ['20GP', 3],
  ]
  expect(await judged(lines)).toEqual(
    read(
      [3, 4, 8],
      [
        '2 columnNumbers',
        '5 blank',
        '6 heading',
        '7 heading',
        '9 note',
        '10 total',
        '11 otherTable',
        '12 otherTable',
      ],
    ),
  )
})
