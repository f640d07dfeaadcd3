import { knownCustomer } from '../workbooks.ts'
import { heads, book, plain, rowsOf, serial, type Make } from './lines.ts'
import { bookOf, bytesOf, csvOf, inGbk, said, sheetOf, type Cell, type Rows } from './parts.ts'

/* More of the same delivery: what exports of portals, other office programs and hurried hands make of it. */

const quoted = (rows: Rows, end: string) =>
  rows.map((row) => row.map((cell) => `"${said(cell)}"`).join(',')).join(end)

const grouped = (cell: Cell): Cell =>
  typeof cell === 'number' ? cell.toLocaleString('en-US', { minimumFractionDigits: 3 }) : cell

const page = (tables: string) =>
  `<html><head><meta charset="utf-8"></head><body>${tables}</body></html>`
const tag = (name: string, text: string, span = 1) =>
  `<${name}${span > 1 ? ` rowspan="${span}"` : ''}>${text}</${name}>`

export const more: Record<string, Make> = {
  'a workbook called .csv': (bill) => ({ name: 'a.csv', bytes: bytesOf(book(plain(bill))) }),
  'an .xls called .xlsx': (bill) => ({
    name: 'a.xlsx',
    bytes: bytesOf(book(plain(bill)), 'biff8'),
  }),
  'a .csv called .xlsx': (bill) => ({ name: 'a.xlsx', bytes: inGbk(csvOf(plain(bill))) }),
  'a .csv with line ends of old Macs': (bill) => ({
    name: 'a.csv',
    bytes: inGbk(csvOf(plain(bill)).replaceAll('\r\n', '\r')),
  }),
  'a .csv with everything quoted and numbers in groups of three': (bill) => {
    const rows = rowsOf(bill).map((row) => row.map((cell, at) => (at >= 8 ? grouped(cell) : cell)))
    return { name: 'a.csv', bytes: Buffer.from(quoted([heads, ...rows], '\n')) }
  },
  'a .csv with a title, ragged rows and a sum': (bill) => {
    const lines = csvOf(plain(bill)).split('\r\n')
    const rows = ['入库通知单', '', ...lines, '合计,,,,,,,1032,65820.5,66960', '制表：王样例', '']
    return { name: 'a.csv', bytes: inGbk(rows.join('\r\n')) }
  },
  'the table in the middle of the sheet, counted and commented': (bill) => {
    const rows = rowsOf(bill).map((row, at) => [null, null, at + 1, ...row, null, '已电话确认'])
    return {
      name: 'a.xlsx',
      bytes: bytesOf(book([[], [], [null, null, '序号', ...heads], ...rows])),
    }
  },
  'net weight in tonnes by its heading, gross in kilograms': (bill) => {
    const tonnes = heads.map((text) => text.replace('净重(千克)', '净重（吨）'))
    const rows = rowsOf(bill, ({ net }) => ({ net: Number(net) / 1000 }))
    return { name: 'a.xlsx', bytes: bytesOf(book([tonnes, ...rows])) }
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
  'a web page with a table for its layout, and cells over several rows': (bill) => {
    const [first, second, third, fourth] = rowsOf(bill).map((row) => row.map(said))
    const own = (row: string[]) => row.map((text) => tag('td', text)).join('')
    const spanning = first!.map((text, at) => tag('td', text, at < 4 ? 3 : 1)).join('')
    const rest = [second!, third!].map((row) => tag('tr', own(row.slice(4))))
    const body = [heads.map((text) => tag('th', text)).join(''), spanning].map((row) =>
      tag('tr', row),
    )
    const table = `<table>${[...body, ...rest, tag('tr', own(fourth!))].join('')}</table>`
    const layout = '<table><tr><td>港口物流平台</td><td>2026-03-01</td></tr></table>'
    return { name: '导出.xls', bytes: Buffer.from(page(layout + table)) }
  },
  'an empty first sheet, a sheet of notes, and the data on a third': (bill) => ({
    name: 'a.xlsx',
    bytes: bytesOf(
      bookOf({
        Sheet1: sheetOf([]),
        填写说明: sheetOf([['一、提单号必填'], ['二、客户名称须与合同一致'], ['三、件数为整数']]),
        入库明细: sheetOf(plain(bill)),
      }),
    ),
  }),
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
  'sums whose word stands in the column of the goods': (bill) => {
    const sum = (word: string): Cell[] => [
      null,
      null,
      null,
      null,
      null,
      null,
      word,
      1032,
      65820.5,
      66960,
    ]
    return {
      name: 'a.xlsx',
      bytes: bytesOf(book([...plain(bill), sum('TOTAL:'), [], sum('总计（Grand Total）')])),
    }
  },
}
