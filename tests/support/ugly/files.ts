import { book, plain, rowsOf, serial, heads, type Make } from './lines.ts'
import {
  bytesOf,
  csvOf,
  excel95,
  inGbk,
  said,
  strictWorkbook,
  withParts,
  type Cell,
  type Rows,
} from './parts.ts'

/* The kinds of files that programs write. */
const quoted = (rows: Rows, end: string) =>
  rows.map((row) => row.map((cell) => `"${said(cell)}"`).join(',')).join(end)

const grouped = (cell: Cell): Cell =>
  typeof cell === 'number' ? cell.toLocaleString('en-US', { minimumFractionDigits: 3 }) : cell

const page = (tables: string) =>
  `<html><head><meta charset="utf-8"></head><body>${tables}</body></html>`
const tag = (name: string, text: string, span = 1) =>
  `<${name}${span > 1 ? ` rowspan="${span}"` : ''}>${text}</${name}>`

export const files: Record<string, Make> = {
  'a workbook of another library': (bill) => ({
    name: 'a.xlsx',
    bytes: bytesOf(book(plain(bill))),
  }),
  'an old .xls': (bill) => ({ name: 'a.xls', bytes: bytesOf(book(plain(bill)), 'biff8') }),
  'an .xls of Excel 95 in GBK': (bill) => ({ name: 'a.xls', bytes: excel95(plain(bill)) }),
  'an .xlsb': (bill) => ({ name: 'a.xlsb', bytes: bytesOf(book(plain(bill)), 'xlsb') }),
  'an .ods with merged cells and days': (bill) => {
    const rows = rowsOf(bill, (line, index) => ({
      date: { t: 'n', v: serial(said(line.date)), z: 'yyyy-mm-dd' },
      ...((index === 1 || index === 2) && { bill: null, customer: null }),
    }))
    return { name: 'a.ods', bytes: bytesOf(book([heads, ...rows], ['A2:A4', 'B2:B4']), 'ods') }
  },
  'an .ods of one file': (bill) => ({ name: 'a.xml', bytes: bytesOf(book(plain(bill)), 'fods') }),
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
    const html = `<html xmlns:x="urn:schemas-microsoft-com:office:excel"><head><meta charset="gb2312"><style>td{mso-number-format:"\\@";}</style></head><body><table border=1><tr><td colspan=10>入库&amp;通知</td></tr><tr>${head}</tr>${rows.join('\n')}</table></body></html>`
    return { name: '导出.xls', bytes: inGbk(html) }
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
  'semicolons, and remarks with more commas than columns': (bill) => {
    const rows = rowsOf(bill).map((row) => [...row, 'a,b,c,d,e,f,g,h,i,j,k,l,m,n,o,p'])
    return {
      name: 'a.csv',
      bytes: Buffer.from(csvOf([[...heads, '备注'], ...rows], ';').replaceAll('"', '')),
    }
  },
  'a .csv with empty cells and rows to the right and below': (bill) => {
    const lines = csvOf(plain(bill))
      .split('\r\n')
      .map((line) => line + ','.repeat(20))
    return {
      name: 'a.csv',
      bytes: inGbk([...lines, ...Array.from({ length: 50 }, () => ','.repeat(29))].join('\r\n')),
    }
  },
  'UTF-16 without its mark': (bill) => ({
    name: 'a.xls',
    bytes: Buffer.from(csvOf(plain(bill), '\t'), 'utf16le'),
  }),
  'the sign of old programs for the end of a text': (bill) => ({
    name: 'a.csv',
    bytes: Buffer.concat([inGbk(csvOf(plain(bill))), Buffer.from([13, 10, 26])]),
  }),
}
