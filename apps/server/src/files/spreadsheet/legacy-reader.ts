import {
  CFB,
  read,
  set_cptable,
  SSF,
  type CellObject,
  type WorkBook,
  type WorkSheet,
} from '@e965/xlsx'
import * as codePages from '@e965/xlsx/dist/cpexcel.full.mjs'
import { readFileSync } from 'node:fs'
import { biffLooks } from './biff-looks.ts'
import type { SeenCell } from './font-looks.ts'
import { inZeros } from './formats.ts'
import { linesOf, Refusal, textCell } from './grid.ts'
import type { Cell, RawSheet } from './types.ts'
import { xlsbLooks } from './xlsb-looks.ts'
import { withLooks } from './xml-2003-looks.ts'

/*
 * The only file that knows the parser of old .xls, of .xlsb and of XML of 2003
 * (docs/decisions/025).
 */
const gbk = 936
const options = {
  dense: true,
  cellNF: true,
  cellFormula: false,
  cellHTML: false,
  cellText: false,
  codepage: gbk,
} as const

/** Sheets of an old .xls or an .xlsb. Throws `Refusal` for a password, macros, or another program's document. */
export async function readBinary(path: string): Promise<RawSheet[]> {
  set_cptable(codePages)
  const bytes = readFileSync(path)
  const isZip = bytes[0] === 0x50
  try {
    const seen = isZip ? await xlsbLooks(path) : bytes[0] === 0xd0 ? looksIn(bytes) : undefined
    // In a zip a formula may lack its result, which only the formula tells.
    return mended(sheetsOf(read(bytes, { ...options, cellFormula: isZip, type: 'buffer' }), seen))
  } catch (error) {
    if (error instanceof Refusal) throw error
    const isLocked = error instanceof Error && /password|encrypt/i.test(error.message)
    if (isLocked) throw new Refusal('spreadsheet.encrypted')
    throw new Refusal(isZip ? 'spreadsheet.unreadable' : 'spreadsheet.oldUnreadable')
  }
}

/** Bold and coloured stretches within a text, of which the library would give the last one only. */
const runs = /<\/?(?:html:)?(?:b|i|u|s|sub|sup|font|span)(?:\s[^>]*)?>/gi

/** Sheets of the XML of Excel 2003 or OpenDocument. Throws `Refusal` for one that ends too early or declares entities. */
export function readXml(text: string): RawSheet[] {
  set_cptable(codePages)
  // What is cut off in the middle would lose rows without a word.
  if (!/<\/(?:\w+:)?(?:workbook|document)\s*>/i.test(text) || /<!doctype/i.test(text))
    throw new Refusal('spreadsheet.unreadable')
  return sheetsOf(
    read(withLooks(text).replace(runs, ''), { ...options, type: 'string', raw: true }),
  )
}

type Compound = { FullPaths: string[]; FileIndex: { content?: Uint8Array }[] }

/** How the cells of a compound file look. What it holds is told by the names of its streams. */
function looksIn(bytes: Uint8Array): SeenCell {
  // The library gives no types for its compound files; the paths are texts.
  const { FullPaths: paths, FileIndex: streams } = CFB.read(bytes, { type: 'buffer' }) as Compound
  const names = paths.map((path) => path.toLowerCase())
  const has = (name: RegExp) => names.some((each) => name.test(each))
  if (has(/\/encryptedpackage$/)) throw new Refusal('spreadsheet.encrypted')
  if (has(/\/_vba_project(_cur)?\b/)) throw new Refusal('spreadsheet.macro')
  if (!has(workbookStream)) throw new Refusal('spreadsheet.notSpreadsheet')
  const { content } = streams[names.findIndex((name) => workbookStream.test(name))] ?? {}
  return biffLooks(Uint8Array.from(content ?? []))
}

const workbookStream = /\/(workbook|book)$/

type CodePages = { utils: { encode(page: number, text: string): Uint8Array } }

const western = 1252
const highLetters = /[\u0080-\u00ff\u2013-\u2122\u20ac]/
const hanOnly = /^[\x20-\x7e\s\p{Script=Han}\u3000-\u303f\uff00-\uffef\u2014-\u2026]*$/u

/** Files of Excel 95 that call their GBK Western: their Chinese arrives as ÌáÔËµ¥ºÅ. */
function mended(sheets: RawSheet[]): RawSheet[] {
  const texts = sheets.flatMap(({ lines }) =>
    lines.flatMap(({ cells }) => cells).filter((cell) => typeof cell === 'string'),
  )
  const strange = texts.filter((text) => highLetters.test(text))
  const readable = strange.filter((text) => hanOnly.test(asGbk(text)))
  const hasHan = texts.some((text) => /\p{Script=Han}/u.test(text))
  if (hasHan || readable.length === 0 || readable.length < strange.length / 2) return sheets
  const mend = (cell: Cell): Cell => (typeof cell === 'string' ? asGbk(cell) : cell)
  return sheets.map((sheet) => ({
    ...sheet,
    lines: sheet.lines.map((line) => ({ ...line, cells: line.cells.map(mend) })),
  }))
}

/** The text that the bytes of a Western text are in GBK. */
function asGbk(text: string): string {
  if (!highLetters.test(text)) return text
  // The library's table of code pages is untyped: text to the bytes of a page.
  const { utils } = codePages as unknown as CodePages
  return new TextDecoder('gb18030').decode(Uint8Array.from(utils.encode(western, text)))
}

const asItReads: SeenCell = (_sheet, _row, _column, value) => value

function sheetsOf(workbook: WorkBook, seen = asItReads): RawSheet[] {
  const facts = workbook.Workbook
  const date1904 = facts?.WBProps?.date1904 === true
  return workbook.SheetNames.map((name, index) => {
    const sheet = workbook.Sheets[name]
    if (!sheet) throw new Refusal('spreadsheet.unreadable')
    return {
      name,
      lines: linesOf(
        cellsOf(sheet, (cell, row, column) => seen(index, row, column, asCell(cell, date1904))),
        (row) => sheet['!rows']?.[row]?.hidden === true,
      ),
      merges: (sheet['!merges'] ?? []).map(({ s, e }) => ({
        startRow: s.r,
        startCol: s.c,
        endRow: e.r,
        endCol: e.c,
      })),
      hidden: (facts?.Sheets?.[index]?.Hidden ?? 0) > 0,
      date1904,
    }
  })
}

type ReadCell = (cell: CellObject | undefined, row: number, column: number) => Cell

function cellsOf(sheet: WorkSheet, readCell: ReadCell): Cell[][] {
  // Sheets are read dense: rows of cells, with holes.
  const rows = (sheet['!data'] ?? []) as readonly (
    | readonly (CellObject | undefined)[]
    | undefined
  )[]
  return Array.from(rows, (cells, row) =>
    Array.from(cells ?? [], (cell, column) => readCell(cell, row, column)),
  )
}

const errorNames: Readonly<Record<number, string>> = {
  0: '#NULL!',
  7: '#DIV/0!',
  15: '#VALUE!',
  23: '#REF!',
  29: '#NAME?',
  36: '#NUM!',
  42: '#N/A',
}

function asCell(cell: CellObject | undefined, date1904: boolean): Cell {
  const value = cell?.v
  if (cell?.f && value === undefined) return { error: `=${cell.f}` }
  if (cell === undefined || value === undefined || value === null) return null
  if (cell.t === 'e') return { error: errorNames[Number(value)] ?? '#ERR!' }
  if (cell.t === 'n' && SSF.is_date(String(cell.z ?? ''))) return dayOf(Number(value), date1904)
  if (cell.t === 'n') return inZeros(Number(value), String(cell.z ?? '')) ?? Number(value)
  if (value instanceof Date) return { date: value.toISOString().slice(0, 10) }
  return typeof value === 'string' ? textCell(value) : value
}

/** The day of a serial number; one that no calendar has stays a number. */
function dayOf(serial: number, date1904: boolean): Cell {
  const parts: { y: number; m: number; d: number } | null = SSF.parse_date_code(serial, {
    date1904,
  })
  if (!parts || parts.y < 1900) return serial
  const two = (number: number) => String(number).padStart(2, '0')
  return { date: `${parts.y}-${two(parts.m)}-${two(parts.d)}` }
}
