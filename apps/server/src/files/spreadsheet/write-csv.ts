import { writeCsvStream } from 'hucre/csv'
import { Readable } from 'node:stream'
import type { Download } from '../transfer.ts'
import type { OutCell, OutColumn } from './write.ts'

const formulaStart = /^[=+\-@|\t\r\n＝＋－＠]/

const harmless = (cell: OutCell): OutCell =>
  typeof cell === 'string' && formulaStart.test(cell) ? `'${cell}` : cell

const isText = (column: OutColumn | undefined): boolean =>
  column?.kind === undefined || column.kind === 'text'

/**
 * A .csv as a stream, row by row: UTF-8 with its mark, so that Excel reads Chinese, and a quote before text that Excel
 * would run as a formula.
 */
export function writeCsv(
  name: string,
  columns: readonly OutColumn[],
  rows: AsyncIterable<readonly OutCell[]>,
): Download {
  async function* lines() {
    for await (const row of rows) {
      yield row.map((cell, index) => (isText(columns[index]) ? harmless(cell) : cell))
    }
  }
  const stream = writeCsvStream(lines(), {
    headers: columns.map((column) => column.title),
    bom: true,
  })
  // Both are WHATWG streams; only their declarations differ.
  const web = stream as unknown as Parameters<typeof Readable.fromWeb>[0]
  return { name, type: 'text/csv; charset=utf-8', stream: Readable.fromWeb(web) }
}
