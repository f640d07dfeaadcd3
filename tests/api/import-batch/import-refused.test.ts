import { writeXlsx } from 'hucre/xlsx'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startApp, type TestApp } from '../../support/app.ts'
import { heads } from '../../support/ugly/lines.ts'
import { bookOf, bytesOf, sheetOf, withParts, zipOf, type Rows } from '../../support/ugly/parts.ts'
import { inboundLine, inboundWorkbook, workbook } from '../../support/workbooks.ts'

/* Files that cannot be imported: each is refused with a sentence that helps, and nothing is stored. */
let app: TestApp
beforeAll(async () => {
  app = await startApp()
})
afterAll(() => app.close())

const line = (no = 'REFUSED001') => inboundLine({ bill: no })
const rows = (): Rows => [heads, line()]
const old = (book: Rows = rows()) => bytesOf(bookOf({ Sheet1: sheetOf(book) }), 'biff8')
const plain = () => inboundWorkbook([{ bill: 'REFUSED001' }])
const upload = async (bytes: Uint8Array, name: string) =>
  (await app.upload('inboundOrder.import', bytes, name, 'kf')).body

const withEntities = () =>
  withParts(bytesOf(bookOf({ a: sheetOf(rows()) })), (parts) => {
    const sheet = parts['xl/worksheets/sheet1.xml']!.toString()
    const bomb = '<!DOCTYPE x [<!ENTITY a "b"><!ENTITY c "&a;&a;&a;">]><worksheet'
    parts['xl/worksheets/sheet1.xml'] = Buffer.from(sheet.replace('<worksheet', bomb))
  })

const tooLong = () =>
  withParts(bytesOf(bookOf({ a: sheetOf(rows()) })), (parts) => {
    const sheet = parts['xl/worksheets/sheet1.xml']!.toString()
    const cells = Array.from(
      { length: 100_000 },
      (_, index) => `<row r="${index + 2}"><c r="A${index + 2}"><v>1</v></c></row>`,
    )
    const far = '<row r="1048576"><c r="XFD1048576"/></row></sheetData>'
    const body = sheet.replace(/<row r="2".*<\/sheetData>/s, cells.join('') + far)
    parts['xl/worksheets/sheet1.xml'] = Buffer.from(body)
  })

type Make = () => Uint8Array | Promise<Uint8Array>

test.each<[string, string, Make, string]>([
  ['a file of no bytes', 'a.xlsx', () => Buffer.alloc(0), '0 字节'],
  ['half an .xlsx', 'a.xlsx', async () => (await plain()).subarray(0, 2000), '损坏'],
  ['half an .xls', 'a.xls', () => old().subarray(0, 1400), '损坏'],
  ['an .xls that ends too early', 'a.xls', () => old().subarray(0, 3000), '损坏'],
  [
    'an .xlsx with a password',
    'a.xlsx',
    () =>
      writeXlsx({
        sheets: [{ name: 'a', rows: [heads, line()] }],
        encryption: { password: 'x', spinCount: 100 },
      }),
    '密码',
  ],
  [
    'an .xls with a password',
    'a.xls',
    () => {
      const bytes = old()
      // The record that begins a workbook, and after it one that says how the rest is locked.
      const begin = bytes.indexOf(Buffer.from([0x09, 0x08, 0x10, 0x00, 0x00, 0x06, 0x05, 0x00]))
      const lock = Buffer.alloc(4 + 54)
      lock.writeUInt16LE(0x2f, 0)
      lock.writeUInt16LE(54, 2)
      lock.writeUInt16LE(1, 4)
      lock.writeUInt16LE(1, 6)
      lock.writeUInt16LE(1, 8)
      lock.copy(bytes, begin + 20)
      return bytes
    },
    '密码',
  ],
  [
    'a workbook with macros',
    'a.xlsm',
    async () =>
      withParts(Buffer.from(await plain()), (parts) => {
        parts['xl/vbaProject.bin'] = Buffer.from('macro')
      }),
    '宏',
  ],
  [
    'a bomb',
    'a.xlsx',
    async () =>
      withParts(Buffer.from(await plain()), (parts) => {
        parts['xl/media/image1.png'] = Buffer.alloc(220 * 1024 * 1024)
      }),
    '解压后过大',
  ],
  [
    'a picture',
    'a.xlsx',
    () => Buffer.from([0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10, 0, 0]),
    '不是电子表格',
  ],
  ['a PDF', 'a.xls', () => Buffer.from('%PDF-1.7\n...'), 'PDF'],
  ['an archive', 'a.zip', () => zipOf({ '订单.xlsx': 'x' }), '压缩包'],
  ['a letter', 'a.docx', () => zipOf({ 'word/document.xml': '<a/>' }), '不是电子表格'],
  [
    'a web page without a table',
    'a.xls',
    () => Buffer.from('<html><p>请先登录</p></html>'),
    '网页',
  ],
  [
    'half a web page',
    'a.xls',
    () => Buffer.from('<html><table><tr><td>提单号</td></tr><tr><td>A'),
    '损坏',
  ],
  [
    'a web page whose second table is cut off',
    'a.xls',
    () =>
      Buffer.from('<html><table><tr><td>a</td></tr></table><table><tr><td>提单号</td></tr><tr>'),
    '损坏',
  ],
  ['a workbook that declares entities', 'a.xlsx', () => withEntities(), '损坏'],
  [
    'XML of 2003 that declares entities',
    'a.xls',
    () => {
      const xml = bytesOf(bookOf({ a: sheetOf(rows()) }), 'xlml').toString()
      return Buffer.from(xml.replace('<Workbook', '<!DOCTYPE x [<!ENTITY a "b">]><Workbook'))
    },
    '损坏',
  ],
  ['a row too many, and a format far below', 'a.xlsx', () => tooLong(), '超过 100,000 行'],
  [
    'a workbook that is no order',
    'a.xlsx',
    () =>
      workbook([
        ['员工姓名', '部门', '工资'],
        ['张三', '财务', 1],
      ]),
    '没有找到表头',
  ],
  [
    'an order without its required columns',
    'a.xlsx',
    () =>
      workbook([
        ['提单号', '客户名称', '箱号', '件数'],
        ['A1234', 'x', '', 1],
      ]),
    '缺少必填列：入库类型、预计到货日期、净重',
  ],
  [
    'a text with a quote that is never closed',
    'a.csv',
    () =>
      Buffer.from(
        [...heads, '备注'].join(',') +
          '\n' +
          [...line(), '"重要'].join(',') +
          '\n' +
          line().join(','),
      ),
    '引号没有成对',
  ],
  ['headings without rows', 'a.xlsx', () => workbook([heads]), '没有数据行'],
  [
    'two sheets that both hold orders',
    'a.xlsx',
    () =>
      bytesOf(
        bookOf({
          一月: sheetOf([heads, line('TWO0001')]),
          二月: sheetOf([heads, line('TWO0002')]),
        }),
      ),
    '工作表 一月、二月 都有数据',
  ],
])('%s is refused with a sentence that helps', async (_what, name, make, words) => {
  const body = await upload(await make(), name)
  expect([body.code, body.msg]).toEqual([400, expect.stringContaining(words)])
})
