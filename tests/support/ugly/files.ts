import { book, plain, rowsOf, heads, type Make } from './lines.ts'
import { bytesOf, csvOf, excel95, inGbk, said, strictWorkbook, withParts } from './parts.ts'

/* The kinds of files that programs write. */
export const files: Record<string, Make> = {
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
