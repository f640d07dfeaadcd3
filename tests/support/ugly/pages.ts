import { book, heads, plain, rowsOf, type Make } from './lines.ts'
import { bytesOf, inGbk, said, type Rows } from './parts.ts'

/* Web pages that portals call .xls, as sloppy as browsers let them be. */
const cell = (text: string) => `<td>${text}</td>`
const tableOf = (rows: Rows) =>
  `<table>${rows.map((row) => `<tr>${row.map((each) => cell(said(each))).join('')}</tr>`).join('')}</table>`
const layout = '<table><tr><td>港口</td></tr></table>'

const page =
  (inside: (table: string) => string, rows = plain): Make =>
  (bill) => ({
    name: '导出.xls',
    bytes: Buffer.from(`<html><body>${inside(tableOf(rows(bill)))}</body></html>`),
  })

const asNumbers = (text: string) =>
  text.replaceAll(/\p{Script=Han}/gu, (letter) => `&#${letter.codePointAt(0)};`)

const quotedPrintable = (text: string) =>
  [...Buffer.from(text)]
    .map((byte) => `=${byte.toString(16).toUpperCase().padStart(2, '0')}`)
    .join('')
    .replaceAll(/(?:=..){24}/g, '$&=\r\n')

const archived = (encoding: string, body: string) =>
  Buffer.from(
    [
      'MIME-Version: 1.0',
      'Content-Type: multipart/related; boundary="----=_Next"',
      '',
      '------=_Next',
      'Content-Type: text/html; charset="utf-8"',
      `Content-Transfer-Encoding: ${encoding}`,
      '',
      body,
      '------=_Next',
      'Content-Type: image/png',
      'Content-Transfer-Encoding: base64',
      '',
      'AAAA',
      '------=_Next--',
    ].join('\r\n'),
  )

export const pages: Record<string, Make> = {
  'words behind the table': page((table) => `${table}共 4 条记录`),
  'rows and cells without an end': (bill) => {
    const rows = plain(bill).map(
      (row) => `<TR>${row.map((each) => `<TD nowrap>${said(each)}`).join('')}`,
    )
    return { name: 'a.xls', bytes: inGbk(`<TABLE BORDER=1>${rows.join('\n')}</TABLE>`) }
  },
  'letters by their numbers': page(asNumbers),
  'a small table in a cell of each row': page(
    (table) => table.replaceAll('@', '<table><tr><td>一</td></tr><tr><td>二</td></tr></table>'),
    (bill) => [[...heads, '附件'], ...rowsOf(bill).map((row) => [...row, '@'])],
  ),
  'the table in a cell of the layout': page(
    (table) => `<table><tr><td>标题</td></tr><tr><td>${table}</td></tr></table>`,
  ),
  'thirty tables for its layout': page((table) => layout.repeat(30) + table),
  'a table that a script would write, and one in a comment': page(
    (table) => `<script>var a = "<table><tr><td>提单号"</script><!-- <table> -->${table}`,
  ),
  'a web archive': (bill) => ({
    name: 'a.mht.xls',
    bytes: archived('quoted-printable', quotedPrintable(`<html>${tableOf(plain(bill))}</html>`)),
  }),
  'a web archive in base64': (bill) => ({
    name: 'a.xls',
    bytes: archived(
      'base64',
      Buffer.from(`<html>${tableOf(plain(bill))}</html>`).toString('base64'),
    ),
  }),
  'XML of 2003 with stretches in colour': (bill) => {
    const xml = bytesOf(book(plain(bill)), 'xlml').toString()
    const run = '<Data ss:Type="String"><B>TS</B><Font html:Color="#FF0000">R20</Font></Data>'
    return {
      name: 'a.xls',
      bytes: Buffer.from(xml.replaceAll('<Data ss:Type="String">TSR20</Data>', run)),
    }
  },
}
