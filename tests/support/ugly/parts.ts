import { CFB, read, set_cptable, utils, write, type WorkBook, type WorkSheet } from '@e965/xlsx'
import * as codePages from '@e965/xlsx/dist/cpexcel.full.mjs'

/* Workbooks as other programs write them: SheetJS, and parts put together by hand. */
set_cptable(codePages)
const gbk = 936
type CodePages = { utils: { encode(page: number, text: string): Uint8Array } }

export type Cell = string | number | boolean | null | object
export type Rows = Cell[][]
/** What a plain cell says; one with a format or a formula is no plain one. */
export const said = (cell: Cell | undefined): string =>
  typeof cell === 'object' || cell === undefined ? '' : String(cell)
/** 'A1:B2' */
export type Ranges = readonly string[]

export function sheetOf(rows: Rows, merges: Ranges = []): WorkSheet {
  const sheet = utils.aoa_to_sheet(rows)
  sheet['!merges'] = merges.map((range) => utils.decode_range(range))
  return sheet
}

export const bookOf = (
  sheets: Record<string, WorkSheet>,
  workbook: WorkBook['Workbook'] = {},
): WorkBook => ({ SheetNames: Object.keys(sheets), Sheets: sheets, Workbook: workbook })

type Kind = 'xlsx' | 'biff8' | 'biff5' | 'xlml' | 'html' | 'xlsb' | 'xlsm' | 'ods' | 'fods'

export const bytesOf = (book: WorkBook, bookType: Kind = 'xlsx'): Buffer =>
  // With type 'buffer' the library gives one.
  write(book, { type: 'buffer', bookType, bookSST: true, codepage: gbk } as object) as Buffer

/** An .xls of Excel 95: its Chinese is GBK, which the library does not write, so letters hold its place. */
export function excel95(rows: Rows): Buffer {
  const words: Buffer[] = []
  const held = rows.map((row) =>
    row.map((cell) => {
      if (typeof cell !== 'string' || !/[^\x20-\x7e]/.test(cell)) return cell
      const bytes = inGbk(cell)
      words.push(bytes)
      return `#${words.length}`.padEnd(bytes.length, '~')
    }),
  )
  const file = Buffer.from(
    // With type 'buffer' the library gives one.
    write(bookOf({ Sheet1: sheetOf(held) }), { type: 'buffer', bookType: 'biff5' }) as Buffer,
  )
  for (const [index, bytes] of words.entries()) {
    const place = file.indexOf(`#${index + 1}`.padEnd(bytes.length, '~'))
    bytes.copy(file, place)
  }
  return file
}

export const inGbk = (text: string): Buffer =>
  // Untyped in the library: text to the bytes of a code page.
  Buffer.from((codePages as unknown as CodePages).utils.encode(gbk, text))

export const csvOf = (rows: Rows, delimiter = ','): string =>
  rows
    .map((row) =>
      row
        .map((cell) => {
          const text = said(cell)
          return /[",\n;\t]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
        })
        .join(delimiter),
    )
    .join('\r\n')

/** A zip of these parts. */
export function zipOf(parts: Record<string, string | Buffer>): Buffer {
  const container = CFB.utils.cfb_new()
  for (const [name, content] of Object.entries(parts))
    CFB.utils.cfb_add(container, `/${name}`, Buffer.from(content))
  // With type 'buffer' the library gives one.
  return CFB.write(container, { fileType: 'zip', type: 'buffer', compression: true }) as Buffer
}

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')

const strict = 'http://purl.oclc.org/ooxml'
const inlineCell = (cell: Cell): string =>
  cell === null
    ? '<x:c/>'
    : typeof cell === 'number'
      ? `<x:c><x:v>${cell}</x:v></x:c>`
      : `<x:c t="inlineStr"><x:is><x:t xml:space="preserve">${escaped(said(cell))}</x:t></x:is></x:c>`

/** Strict OOXML with prefixed names, strings in their cells, no dimension, no references and no styles. */
export function strictWorkbook(rows: Rows): Buffer {
  const head = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>'
  const data = rows.map((row) => `<x:row>${row.map(inlineCell).join('')}</x:row>`).join('')
  return zipOf({
    '[Content_Types].xml': `${head}<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/></Types>`,
    '_rels/.rels': `${head}<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId1" Type="${strict}/officeDocument/relationships/officeDocument" Target="/xl/workbook.xml"/></Relationships>`,
    'xl/workbook.xml': `${head}<x:workbook xmlns:x="${strict}/spreadsheetml/main" xmlns:r="${strict}/officeDocument/relationships"><x:sheets><x:sheet name="Sheet1" sheetId="1" r:id="rId1"/></x:sheets></x:workbook>`,
    'xl/_rels/workbook.xml.rels': `${head}<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId1" Type="${strict}/officeDocument/relationships/worksheet" Target="worksheets/sheet1.xml"/></Relationships>`,
    'xl/worksheets/sheet1.xml': `${head}<x:worksheet xmlns:x="${strict}/spreadsheetml/main"><x:sheetData>${data}</x:sheetData></x:worksheet>`,
  })
}

/** The same bytes with a part of the zip put in, or changed. */
export function withParts(bytes: Buffer, change: (parts: Record<string, Buffer>) => void): Buffer {
  // A zip is read as a container of paths and contents.
  const zip = CFB.read(bytes, { type: 'buffer' }) as {
    FullPaths: string[]
    FileIndex: { content?: Uint8Array; type: number }[]
  }
  const parts: Record<string, Buffer> = {}
  for (const [index, path] of zip.FullPaths.entries()) {
    const { content, type } = zip.FileIndex[index]!
    if (type === 2 && content) parts[path.replace(/^Root Entry\//, '')] = Buffer.from(content)
  }
  change(parts)
  return zipOf(parts)
}

export const readBack = (bytes: Buffer): WorkBook => read(bytes, { type: 'buffer' })
