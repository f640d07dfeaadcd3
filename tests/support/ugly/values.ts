import { knownCustomer } from '../workbooks.ts'
import { writeXlsx } from 'hucre/xlsx'
import { book, plain, rowsOf, serial, heads, type Make } from './lines.ts'
import { bookOf, bytesOf, said, sheetOf, withParts, type Cell } from './parts.ts'

/* What is written into the cells. */
export const values: Record<string, Make> = {
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
  'codes with their words, and units in brackets with spaces': (bill) => {
    const types = ['1-一线进境', '1 一线进境', '一线进境(1)', '2、二线进区']
    const own = heads.map((text) =>
      text.replace('件数', '卷数/件数').replace('(千克)', '（ 公 斤 ）'),
    )
    return {
      name: 'a.xlsx',
      bytes: bytesOf(book([own, ...rowsOf(bill, (_, i) => ({ type: types[i]! }))])),
    }
  },
  'ten digits under the heading of codes': (bill) => ({
    name: 'a.xlsx',
    bytes: bytesOf(
      book([
        [...heads, '商品编码', 'HS编码'],
        ...rowsOf(bill).map((row, index) => [...row, 4001220000, index ? '4001220000' : null]),
      ]),
    ),
  }),
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
  'day numbers that count from 1904 and became text': (bill) => {
    const day = (date: string) => String(serial(date) - 1462)
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
  'faults and truths in columns that nobody needs': (bill) => {
    const fault = { t: 'e', v: 0x2a, w: '#N/A' }
    const rows = rowsOf(bill).map((row) => [fault, ...row, true])
    return { name: 'a.xlsx', bytes: bytesOf(book([['查找', ...heads, '已核对'], ...rows])) }
  },
  'spaces that do not break, and some of no width': (bill) => {
    const spaced = (cell: Cell): Cell =>
      typeof cell === 'string' ? `\u200b${cell}\u00a0\ufeff` : cell
    return { name: 'a.xlsx', bytes: bytesOf(book(plain(bill).map((row) => row.map(spaced)))) }
  },
  'brackets of the other width in the name of the customer': (bill) => {
    const customer = knownCustomer.replace('（', '(').replace('）', ') ')
    return { name: 'a.xlsx', bytes: bytesOf(book([heads, ...rowsOf(bill, () => ({ customer }))])) }
  },
  'days as ISO cells': (bill) => {
    const rows = rowsOf(bill, ({ date }) => ({ date: `${said(date)}T00:00:00` }))
    return { name: 'a.xlsx', bytes: bytesOf(book([heads, ...rows])) }
  },
  'days with a time of the afternoon': (bill) => {
    const rows = rowsOf(bill, ({ date }) => ({
      date: { t: 'n', v: serial(said(date)) + 0.65, z: 'yyyy/m/d h:mm' },
    }))
    return { name: 'a.xlsx', bytes: bytesOf(book([heads, ...rows])) }
  },
  'the dust of binary arithmetic': (bill) => {
    const rows = rowsOf(bill, ({ net, pieces }) => ({
      net: { t: 'n', f: 'A1', v: Number(net) * (1 + Number.EPSILON) },
      pieces: { t: 'n', f: 'A1', v: Number(pieces) * (1 - Number.EPSILON) },
    }))
    return { name: 'a.xlsx', bytes: bytesOf(book([heads, ...rows])) }
  },
  'thin spaces, joiners of no width and soft hyphens': (bill) => {
    const spaced = (cell: Cell): Cell =>
      typeof cell === 'string'
        ? `\u200d${cell.slice(0, 2)}\u00ad${cell.slice(2)}\u2009\u200c\u200d`
        : cell
    return { name: 'a.xlsx', bytes: bytesOf(book(plain(bill).map((row) => row.map(spaced)))) }
  },
  'days of machines, and with a full stop': (bill) => {
    const dates = ['20260305143000', '2026.03.05.', '2026-03-05T00:00:00Z', '2026.3.6']
    return {
      name: 'a.xlsx',
      bytes: bytesOf(book([heads, ...rowsOf(bill, (_, i) => ({ date: dates[i]! }))])),
    }
  },
}
