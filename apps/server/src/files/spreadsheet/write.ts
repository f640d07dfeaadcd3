import { writeXlsxStream } from 'hucre/xlsx'
import { Readable } from 'node:stream'
import type { Download } from '../transfer.ts'
import { xlsxType } from './xlsx-type.ts'

export type OutColumn = {
  readonly title: string
  readonly width?: number
  /** Days are given as yyyy-MM-dd and instants as yyyy-MM-dd HH:mm:ss, as people read them. */
  readonly kind?: 'text' | 'decimal' | 'exact' | 'money' | 'tonnes' | 'percent' | 'date' | 'time'
}
export type OutCell = string | number | null

const exactDigits = 15
/** Else a spreadsheet shows what a share or a day is counted as. */
const formats: Partial<Record<NonNullable<OutColumn['kind']>, string>> = {
  percent: '0.00%',
  date: 'yyyy-mm-dd',
  time: 'yyyy-mm-dd hh:mm:ss',
}

/**
 * A workbook as a stream, row by row. Text is written as text, so that nothing becomes a formula; decimals become
 * numbers where a double holds all their digits, else they stay text; days and instants become dates.
 */
export function writeWorkbook(
  name: string,
  columns: readonly OutColumn[],
  rows: AsyncIterable<readonly OutCell[]>,
): Download {
  async function* lines() {
    yield columns.map((column) => column.title)
    for await (const row of rows) yield row.map((cell, index) => asCell(cell, columns[index]?.kind))
  }
  const stream = writeXlsxStream(lines(), {
    name: 'Sheet1',
    columns: columns.map(({ width, kind = 'text' }) => {
      const numFmt = formats[kind]
      return { width: width ?? (kind === 'time' ? 20 : 16), ...(numFmt && { numFmt }) }
    }),
    freezePane: { rows: 1 },
  })
  // Both are WHATWG streams; only their declarations differ.
  const web = stream as unknown as Parameters<typeof Readable.fromWeb>[0]
  return { name, type: xlsxType, stream: Readable.fromWeb(web) }
}

function asCell(cell: OutCell, kind: OutColumn['kind'] = 'text'): OutCell | Date {
  if (typeof cell !== 'string' || cell === '' || kind === 'text') return cell
  // A cell has no time zone: what is written as its time is what people read.
  if (kind === 'date' || kind === 'time') return new Date(`${cell.replace(' ', 'T')}Z`)
  return cell.replace(/[-.]/g, '').replace(/^0+/, '').length <= exactDigits ? Number(cell) : cell
}
