import { writeXlsxStream } from 'hucre/xlsx'
import type { WorkbookColumn } from '@yuncang/shared/contracts/workbook'
import type { Locale } from '@yuncang/shared/messages/types'
import { Readable } from 'node:stream'
import type { Download } from '../../trpc/files.ts'

export type OutColumn = {
  readonly title: string
  readonly width?: number
  readonly kind?: 'text' | 'decimal'
}
export type OutCell = string | number | null

export const xlsxType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'
const exactDigits = 15

/**
 * A workbook as a stream, row by row. Text is written as text, so that nothing becomes a formula; decimals become
 * numbers where a double holds all their digits, else they stay text.
 */
export function writeWorkbook(
  name: string,
  columns: readonly OutColumn[],
  rows: AsyncIterable<readonly OutCell[]>,
): Download {
  async function* lines() {
    yield columns.map((column) => column.title)
    for await (const row of rows) {
      yield row.map((cell, index) => (columns[index]?.kind === 'decimal' ? asNumber(cell) : cell))
    }
  }
  const stream = writeXlsxStream(lines(), {
    name: 'Sheet1',
    columns: columns.map(({ width = 16 }) => ({ width })),
    freezePane: { rows: 1 },
  })
  // Both are WHATWG streams; only their declarations differ.
  const web = stream as unknown as Parameters<typeof Readable.fromWeb>[0]
  return { name, type: xlsxType, stream: Readable.fromWeb(web) }
}

function asNumber(cell: OutCell): OutCell {
  if (typeof cell !== 'string' || cell === '') return cell
  return cell.replace(/[-.]/g, '').replace(/^0+/, '').length <= exactDigits ? Number(cell) : cell
}

/** The empty workbook of an import: headings with * where they are required, and one example row. */
export function writeTemplate(
  name: string,
  columns: readonly WorkbookColumn[],
  locale: Locale,
  example: Readonly<Record<string, string>>,
): Download {
  const own = columns.filter((column) => !column.extra)
  const titles = own.map((column) => ({
    title: headingOf(column, locale),
    width: Math.max(12, column.title[locale].length * 2 + 4),
  }))
  async function* rows() {
    yield own.map((column) => example[column.key] ?? '')
  }
  return writeWorkbook(name, titles, rows())
}

const weightUnit = { zh: '（千克）', en: ' (kg)' }

const headingOf = (column: WorkbookColumn, locale: Locale): string =>
  column.title[locale] + (column.unit ? weightUnit[locale] : '') + (column.required ? '*' : '')
