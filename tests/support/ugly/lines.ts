import { knownCustomer } from '../workbooks.ts'
import { bookOf, sheetOf, type Cell, type Rows } from './parts.ts'

/*
 * One and the same delivery: two bills of lading, three containers, four lines. Whatever the ugliness of its workbook,
 * `expected` is what has to be stored afterwards.
 */

export type Ugly = { name: string; bytes: Buffer; file?: string }
export type Make = (bill: (n: number) => string) => Ugly | Promise<Ugly>

export const expected = [
  {
    pieces: 32,
    net: '40320.000',
    gross: '40960.000',
    date: '2026-03-05',
    type: '1',
    lines: [
      ['DEMU1000010', '20GP', 'TSR20', 16, '20160.000'],
      ['DEMU1000026', '40HQ', 'RSS3', 10, '12600.000'],
      ['DEMU1000026', '40HQ', 'TSR20', 6, '7560.000'],
    ],
  },
  {
    pieces: 1000,
    net: '25500.500',
    gross: '26000.000',
    date: '2026-03-06',
    type: '2',
    lines: [['DEMU1000031', '20GP', 'LATEX60', 1000, '25500.500']],
  },
] as const

export const heads = [
  '提单号',
  '客户名称',
  '入库类型',
  '预计到货日期',
  '箱号',
  '箱型',
  '商品名称',
  '件数',
  '净重(千克)',
  '毛重(千克)',
]

type Line = {
  bill: Cell
  customer: Cell
  type: Cell
  date: Cell
  box: Cell
  size: Cell
  goods: Cell
  pieces: Cell
  net: Cell
  gross: Cell
}

const linesOf = (bill: (n: number) => string): Line[] => {
  const one = { bill: bill(1), customer: knownCustomer, type: '一线进境', date: '2026-03-05' }
  const two = { bill: bill(2), customer: knownCustomer, type: '二线进区', date: '2026-03-06' }
  return [
    {
      ...one,
      box: 'DEMU1000010',
      size: '20GP',
      goods: 'TSR20',
      pieces: 16,
      net: 20160,
      gross: 20480,
    },
    {
      ...one,
      box: 'DEMU1000026',
      size: '40HQ',
      goods: 'RSS3',
      pieces: 10,
      net: 12600,
      gross: 12800,
    },
    { ...one, box: 'DEMU1000026', size: '40HQ', goods: 'TSR20', pieces: 6, net: 7560, gross: 7680 },
    {
      ...two,
      box: 'DEMU1000031',
      size: '20GP',
      goods: 'LATEX60',
      pieces: 1000,
      net: 25500.5,
      gross: 26000,
    },
  ]
}

const cellsOf = (line: Line): Cell[] => [
  line.bill,
  line.customer,
  line.type,
  line.date,
  line.box,
  line.size,
  line.goods,
  line.pieces,
  line.net,
  line.gross,
]

/** The plain rows, each line changed as a case wants it. */
export const rowsOf = (
  bill: (n: number) => string,
  change: (line: Line, index: number) => Partial<Line> = () => ({}),
): Rows => linesOf(bill).map((line, index) => cellsOf({ ...line, ...change(line, index) }))

export const plain = (bill: (n: number) => string): Rows => [heads, ...rowsOf(bill)]
export const book = (rows: Rows, merges: string[] = []) => bookOf({ Sheet1: sheetOf(rows, merges) })
export const blanks = (count: number): Cell[] => Array.from({ length: count }, () => null)
export const serial = (date: string) => Date.parse(date) / 86_400_000 + 25_569
