import { writeXlsx } from 'hucre/xlsx'
import { utils } from '@e965/xlsx'
import { knownCustomer } from '../workbooks.ts'
import {
  bookOf,
  bytesOf,
  csvOf,
  excel95,
  inGbk,
  said,
  sheetOf,
  strictWorkbook,
  withParts,
  type Cell,
  type Rows,
} from './parts.ts'

/*
 * One and the same delivery, written in every way that clerks and their programs write it: two bills of lading, three
 * containers, four lines. Whatever the ugliness, `expected` is what has to be in the house afterwards.
 */
export type Ugly = { name: string; bytes: Buffer; file?: string }
type Make = (bill: (n: number) => string) => Ugly | Promise<Ugly>

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
    lines: [['DEMU1000031', '20GP', 'TSR20', 1000, '25500.500']],
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
      goods: 'TSR20',
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
const rowsOf = (
  bill: (n: number) => string,
  change: (line: Line, index: number) => Partial<Line> = () => ({}),
): Rows => linesOf(bill).map((line, index) => cellsOf({ ...line, ...change(line, index) }))

const plain = (bill: (n: number) => string): Rows => [heads, ...rowsOf(bill)]
const book = (rows: Rows, merges: string[] = []) => bookOf({ Sheet1: sheetOf(rows, merges) })
const blanks = (count: number): Cell[] => Array.from({ length: count }, () => null)
const serial = (date: string) => Date.parse(date) / 86_400_000 + 25_569

const files: Record<string, Make> = {
  'a workbook of another library': (bill) => ({
    name: 'a.xlsx',
    bytes: bytesOf(book(plain(bill))),
  }),
  'an old .xls': (bill) => ({ name: 'a.xls', bytes: bytesOf(book(plain(bill)), 'biff8') }),
  'an .xls of Excel 95 in GBK': (bill) => ({ name: 'a.xls', bytes: excel95(plain(bill)) }),
  'an .xlsb': (bill) => ({ name: 'a.xlsb', bytes: bytesOf(book(plain(bill)), 'xlsb') }),
  'XML of 2003 called .xls': (bill) => ({
    name: 'a.xls',
    bytes: bytesOf(book(plain(bill)), 'xlml'),
  }),
  'a web page called .xls': (bill) => ({
    name: 'a.xls',
    bytes: bytesOf(book(plain(bill)), 'html'),
  }),
  'a web page in GBK with entities and spans': (bill) => {
    const rows = rowsOf(bill).map(
      (row) => `<tr>${row.map((cell) => `<td x:str>&nbsp;${said(cell)}</td>`).join('')}</tr>`,
    )
    const head = heads.map((text) => `<th>${text}</th>`).join('')
    const page = `<html xmlns:x="urn:schemas-microsoft-com:office:excel"><head><meta charset="gb2312"><style>td{mso-number-format:"\\@";}</style></head><body><table border=1><tr><td colspan=10>入库&amp;通知</td></tr><tr>${head}</tr>${rows.join('\n')}</table></body></html>`
    return { name: '导出.xls', bytes: inGbk(page) }
  },
  'strict OOXML with inline strings and no references': (bill) => ({
    name: 'a.xlsx',
    bytes: strictWorkbook(plain(bill)),
  }),
  'a .csv in UTF-8 with a mark': (bill) => ({
    name: 'a.csv',
    bytes: Buffer.from(`\ufeff${csvOf(plain(bill))}`),
  }),
  'a .csv in GBK': (bill) => ({ name: 'a.csv', bytes: inGbk(csvOf(plain(bill))) }),
  'a .csv in UTF-16': (bill) => ({
    name: 'a.csv',
    bytes: Buffer.from(`\ufeff${csvOf(plain(bill), '\t')}`, 'utf16le'),
  }),
  'tabs called .csv': (bill) => ({ name: 'a.csv', bytes: inGbk(csvOf(plain(bill), '\t')) }),
  'tabs called .xls': (bill) => ({ name: 'a.xls', bytes: inGbk(csvOf(plain(bill), '\t')) }),
  semicolons: (bill) => ({ name: 'a.csv', bytes: Buffer.from(csvOf(plain(bill), ';')) }),
  'a line that names the separator, and numbers written as text': (bill) => {
    const rows = rowsOf(bill, (line) => ({ bill: `="${said(line.bill)}"` }))
    return { name: 'a.csv', bytes: inGbk(`sep=;\r\n${csvOf([heads, ...rows], ';')}`) }
  },
  'quoted line feeds': (bill) => ({
    name: 'a.csv',
    bytes: Buffer.from(
      csvOf([[...heads, '备注'], ...rowsOf(bill).map((row) => [...row, '第一行\n第二行, "引号"'])]),
    ),
  }),
  'a format that reaches to the last row': (bill) => {
    const far = '<row r="1048576"><c r="A1048576"/><c r="J1048576"/></row></sheetData>'
    const bytes = withParts(bytesOf(book(plain(bill))), (parts) => {
      const sheet = parts['xl/worksheets/sheet1.xml']!.toString()
      parts['xl/worksheets/sheet1.xml'] = Buffer.from(sheet.replace('</sheetData>', far))
    })
    return { name: 'a.xlsx', bytes }
  },
  'a cell with a format in the last corner of the sheet': (bill) => {
    const far = '<row r="1048576"><c r="XFD1048576"/></row></sheetData>'
    const bytes = withParts(bytesOf(book(plain(bill))), (parts) => {
      const sheet = parts['xl/worksheets/sheet1.xml']!.toString()
      parts['xl/worksheets/sheet1.xml'] = Buffer.from(sheet.replace('</sheetData>', far))
    })
    return { name: 'a.xlsx', bytes }
  },
}

const layouts: Record<string, Make> = {
  'titles above, blank rows, sums, notes and signatures below': (bill) => ({
    name: 'a.xlsx',
    bytes: bytesOf(
      book(
        [
          ['青岛样例橡胶贸易有限公司（虚构）入库通知单'],
          ['编号：RK-2026-001', null, null, null, null, null, null, null, '日期：2026-03-01'],
          [],
          ['请仓库安排卸货，谢谢'],
          heads,
          ...rowsOf(bill).slice(0, 3),
          ['小计', ...blanks(6), 32, 40320, 40960],
          [],
          ...rowsOf(bill).slice(3),
          ['合  计：', ...blanks(6), 1032, 65820.5, 66960],
          [],
          ['备注：1. 请提前一天预约；2. 合计重量以过磅为准。'],
          ['制表人：张三', null, null, '审核：李四', null, null, '日期：2026-03-01'],
        ],
        ['A1:J1'],
      ),
    ),
  }),
  'the bill, customer, type and date merged down many rows': (bill) => ({
    name: 'a.xls',
    bytes: bytesOf(
      book(
        [
          heads,
          ...rowsOf(bill, (_, index) =>
            index === 1 || index === 2
              ? { bill: null, customer: null, type: null, date: null }
              : {},
          ).map((row, index) =>
            index === 2 ? [...row.slice(0, 4), null, null, ...row.slice(6)] : row,
          ),
        ],
        ['A2:A4', 'B2:B4', 'C2:C4', 'D2:D4', 'E3:E4', 'F3:F4'],
      ),
      'biff8',
    ),
  }),
  'a gross weight that is merged over two lines counts once': (bill) => ({
    name: 'a.xlsx',
    bytes: bytesOf(
      book(
        [
          heads,
          ...rowsOf(bill, (_, index) =>
            index === 1 ? { gross: 20480 } : index === 2 ? { gross: null } : {},
          ),
        ],
        ['J3:J4'],
      ),
    ),
  }),
  'the data on the second sheet, a hidden old copy on the third': (bill) => ({
    name: 'a.xlsx',
    bytes: bytesOf(
      bookOf(
        {
          填写说明: sheetOf([['请按要求填写'], ['提单号', '必填'], ['净重', '单位：吨']]),
          明细: sheetOf(plain(bill)),
          上月: sheetOf([heads, ...rowsOf((n) => `OLD${n}000`)]),
        },
        { Sheets: [{ Hidden: 0 }, { Hidden: 0 }, { Hidden: 1 }] },
      ),
    ),
  }),
  'two heading rows with merged groups': (bill) => ({
    name: 'a.xlsx',
    bytes: bytesOf(
      book(
        [
          ['入库清单'],
          [
            '序号',
            '提单号',
            '客户名称',
            '入库类型',
            '预计到货日期',
            '集装箱',
            null,
            '货物',
            null,
            '重量(吨)',
            null,
          ],
          [null, null, null, null, null, '箱号', '箱型', '品名', '件数', '净重', '毛重'],
          ...rowsOf(bill, (line) => ({
            net: Number(line.net) / 1000,
            gross: Number(line.gross) / 1000,
          })).map((row, index) => [index + 1, ...row]),
          ['合计', ...blanks(7), 1032, 65.8205, 66.96],
        ],
        ['A1:K1', 'A2:A3', 'B2:B3', 'C2:C3', 'D2:D3', 'E2:E3', 'F2:G2', 'H2:I2', 'J2:K2'],
      ),
    ),
  }),
  'two heading rows without merges': (bill) => ({
    name: 'a.csv',
    bytes: inGbk(
      csvOf([
        [
          '提单号',
          '客户名称',
          '入库类型',
          '预计到货日期',
          '集装箱',
          '',
          '货物',
          '',
          '重量（千克）',
          '',
        ],
        ['', '', '', '', '号码', '箱型', '品名', '件数', '净重', '毛重'],
        ...rowsOf(bill),
      ]),
    ),
  }),
  'planned and received figures side by side': (bill) => ({
    name: 'a.xlsx',
    bytes: bytesOf(
      book(
        [
          [...heads.slice(0, 7), '计划', null, null, '实收', null],
          [...blanks(7), '件数', '净重(kg)', '毛重(kg)', '件数', '净重(kg)'],
          ...rowsOf(bill).map((row) => [...row, 1, 2]),
        ],
        'ABCDEFG'
          .split('')
          .map((letter) => `${letter}1:${letter}2`)
          .concat('H1:J1', 'K1:L1'),
      ),
    ),
  }),
  'a second heading row with units, one with the names in English, and column numbers': (bill) => ({
    name: 'a.xlsx',
    bytes: bytesOf(
      book([
        heads.map((text) => text.replace(/\(.*/, '')),
        [
          'MBL No',
          'Customer',
          'Type',
          'ETA',
          'Container No',
          'Size',
          'Goods',
          'Qty',
          'N.W.(KGS)',
          'G.W.(KGS)',
        ],
        heads.map((_, index) => index + 1),
        ...rowsOf(bill),
      ]),
    ),
  }),
  'any order, unknown and nameless columns, two for remarks': (bill) => {
    const order = [9, 3, 0, 7, 5, 1, 8, 2, 4, 6]
    const moved = (row: Cell[]) => [
      null,
      ...order.map((index) => row[index] ?? null),
      '多余',
      '一',
      '二',
    ]
    const rows: Rows = [
      ['', ...order.map((index) => heads[index]!), '内部编号', '备注', '备注'],
      ...rowsOf(bill).map(moved),
    ]
    const sheet = sheetOf(rows)
    sheet['!cols'] = rows[0]!.map((_, index) => ({ hidden: index === 4 }))
    return { name: 'a.xlsx', bytes: bytesOf(bookOf({ Sheet1: sheet })) }
  },
  'hidden rows, which are data': (bill) => {
    const sheet = sheetOf(plain(bill))
    sheet['!rows'] = [{}, {}, { hidden: true }, {}, { hidden: true }]
    return { name: 'a.xlsx', bytes: bytesOf(bookOf({ Sheet1: sheet })) }
  },
  'the heading again on every printed page': (bill) => ({
    name: 'a.xls',
    bytes: bytesOf(
      book([heads, ...rowsOf(bill).slice(0, 2), ['第 1 页'], [], heads, ...rowsOf(bill).slice(2)]),
      'biff8',
    ),
  }),
  'vessel and voyage, container and seal in one column each': (bill) => ({
    name: 'a.xlsx',
    bytes: bytesOf(
      book([
        [...heads.slice(0, 4), '箱号/封号', ...heads.slice(5), '船名航次'],
        ...rowsOf(bill, (line, index) => ({
          box: `${said(line.box)}${index % 2 ? ' ' : '/'}SL${index === 2 ? 1 : index}`,
        })).map((row) => [...row, 'DEMO PIONEER V.025E']),
      ]),
    ),
  }),
  'headings in English': (bill) => ({
    name: 'a.xlsx',
    bytes: bytesOf(
      book([
        [
          'B/L No.',
          'Customer',
          'Inbound type',
          'ETA',
          'Container No.',
          'Size/Type',
          'Description of Goods',
          'PKGS',
          'N.W. (MT)',
          'G.W. (MT)',
        ],
        ...rowsOf(bill, (line) => ({
          net: Number(line.net) / 1000,
          gross: Number(line.gross) / 1000,
        })),
      ]),
    ),
  }),
  'headings in both languages, with stars, breaks and hints': (bill) => ({
    name: 'a.xlsx',
    bytes: bytesOf(
      book([
        [
          '*提单号\nMBL No.',
          '客户名称*（全称）',
          '入库类型 Type',
          '预计到货日期(年-月-日)',
          '箱号 Container No.',
          '箱型 Size',
          '商品名称 / Goods',
          '件数(PCS)',
          '净重 N.W.(KGS)',
          '毛重 G.W.(KGS)',
        ],
        ...rowsOf(bill),
      ]),
    ),
  }),
  'a small second table below': (bill) => ({
    name: 'a.xlsx',
    bytes: bytesOf(
      book([
        ...plain(bill),
        ['合计', ...blanks(6), 1032, 65820.5, 66960],
        [],
        ['箱型', '数量'],
        ['20GP', 2],
        ['40HQ', 1],
      ]),
    ),
  }),
  'a sum without a word, and formulas filled down too far': (bill) => ({
    name: 'a.xlsx',
    bytes: bytesOf(
      book([
        ...plain(bill),
        [...blanks(7), 1032, 65820.5, 66960],
        [...blanks(7), 0, 0, 0],
        ['', '', ...blanks(5), 0, 0, 0],
      ]),
    ),
  }),
}

const values: Record<string, Make> = {
  'text numbers, separators, full-width digits and units in cells': (bill) => {
    const written = [
      { pieces: '16件', net: '20,160.000', gross: '20.48吨' },
      { pieces: '１０', net: '12 600 KGS', gross: '１２，８００' },
      { pieces: ' 6 ', net: "'7560", gross: '7.68E+03' },
      { pieces: '1,000 PCS', net: '25.5005 MT', gross: '26吨' },
    ]
    return { name: 'a.xlsx', bytes: bytesOf(book([heads, ...rowsOf(bill, (_, i) => written[i]!)])) }
  },
  'containers with spaces, hyphens, small and full-width letters': (bill) => {
    const boxes = ['demu 100001-0', 'DEMU-1000026', 'ＤＥＭＵ１０００２６', ' DEMU 100003 1']
    boxes[2] = 'ＤＥＭＵ１０００\u3000０２６'
    const sizes = ["20'GP", '40hq', '４０ＨＣ', '22G1']
    return {
      name: 'a.xlsx',
      bytes: bytesOf(
        book([
          heads,
          ...rowsOf(bill, (line, i) => ({
            box: boxes[i]!,
            size: sizes[i]!,
            bill: ` ${said(line.bill).toLowerCase()} `,
          })),
        ]),
      ),
    }
  },
  'days in many ways': (bill) => {
    const dates = ['2026/3/5', '2026.3.5', '2026年3月5日', '20260306']
    return {
      name: 'a.xlsx',
      bytes: bytesOf(book([heads, ...rowsOf(bill, (_, i) => ({ date: dates[i]! }))])),
    }
  },
  'days in more ways': (bill) => {
    const dates = ['５-Mar-2026', '2026-03-05 08:30:00', 20260305, '2026年3月6日（星期五）']
    return {
      name: 'a.xlsx',
      bytes: bytesOf(book([heads, ...rowsOf(bill, (_, i) => ({ date: dates[i]! }))])),
    }
  },
  'day numbers without a format': (bill) => {
    const dates = [
      serial('2026-03-05'),
      `${serial('2026-03-05')}`,
      serial('2026-03-05') + 0.4,
      serial('2026-03-06'),
    ]
    return {
      name: 'a.xls',
      bytes: bytesOf(book([heads, ...rowsOf(bill, (_, i) => ({ date: dates[i]! }))]), 'biff8'),
    }
  },
  'real days that count from 1900': (bill) => {
    const day = (date: string) => ({ t: 'n', v: serial(date), z: 'yyyy"年"m"月"d"日"' })
    return {
      name: 'a.xls',
      bytes: bytesOf(
        book([heads, ...rowsOf(bill, (line) => ({ date: day(said(line.date)) }))]),
        'biff8',
      ),
    }
  },
  'real days that count from 1904': (bill) => {
    const day = (date: string) => ({ t: 'n', v: serial(date) - 1462, z: 'yyyy/m/d' })
    const sheet = sheetOf([heads, ...rowsOf(bill, (line) => ({ date: day(said(line.date)) }))])
    return {
      name: 'a.xlsx',
      bytes: bytesOf(bookOf({ Sheet1: sheet }, { WBProps: { date1904: true } })),
    }
  },
  'day numbers that count from 1904, in an old .xls': (bill) => {
    const sheet = sheetOf([
      heads,
      ...rowsOf(bill, (line, i) => ({
        date:
          i % 2
            ? serial(said(line.date)) - 1462
            : { t: 'n', v: serial(said(line.date)) - 1462, z: 'm/d/yy' },
      })),
    ])
    const workbook = { WBProps: { date1904: true } }
    return { name: 'a.xls', bytes: bytesOf(bookOf({ Sheet1: sheet }, workbook), 'biff8') }
  },
  'formulas with their last values': (bill) => {
    const formula = (v: Cell, f: string) =>
      typeof v === 'number' ? { t: 'n', v, f } : { t: 's', v, f }
    return {
      name: 'a.xlsx',
      bytes: bytesOf(
        book([
          heads,
          ...rowsOf(bill, (line) => ({
            bill: formula(line.bill, 'CONCATENATE("T","1")'),
            pieces: formula(line.pieces, 'SUM(1,2)'),
            net: formula(line.net, 'K2*1000'),
          })),
        ]),
      ),
    }
  },
  'numbers for codes, signs for nothing': (bill) => ({
    name: 'a.xlsx',
    bytes: bytesOf(
      book([
        [...heads, '批号', '品牌', '体积', '托数', '铅封号'],
        ...rowsOf(bill, (line) => ({ type: line.type === '一线进境' ? 1 : 2 })).map((row) => [
          ...row,
          20260101,
          '/',
          '-',
          '—',
          '无',
        ]),
      ]),
    ),
  }),
  'rich text and dates of our own writer': async (bill) => ({
    name: 'a.xlsx',
    bytes: Buffer.from(
      await writeXlsx({
        sheets: [
          {
            name: '入库',
            rows: [heads, ...rowsOf(bill)].map((row, index) =>
              row.map((cell, column) =>
                index > 0 && column === 3 ? new Date(said(cell)) : (cell as string | number | null),
              ),
            ),
          },
        ],
      }),
    ),
  }),
  'strings in runs with phonetic marks': (bill) => {
    const bytes = bytesOf(book(plain(bill)))
    const rich =
      '<si><r><t>提单</t></r><r><rPr><b/></rPr><t>号</t></r><rPh sb="0" eb="1"><t>ti dan</t></rPh></si>'
    return {
      name: 'a.xlsx',
      bytes: withParts(bytes, (parts) => {
        const strings = parts['xl/sharedStrings.xml']!.toString()
        parts['xl/sharedStrings.xml'] = Buffer.from(
          strings.replace(/<si><t[^>]*>提单号<\/t><\/si>/, rich),
        )
      }),
    }
  },
}

export const uglies = { ...files, ...layouts, ...values }
export const cellName = (row: number, column: number) =>
  utils.encode_cell({ r: row - 1, c: column })
