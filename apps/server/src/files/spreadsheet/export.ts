import type { Download } from '../transfer.ts'
import type { OutCell, OutColumn } from './write.ts'

export const exportFormats = ['xlsx', 'csv'] as const
export type ExportFormat = (typeof exportFormats)[number]

type Export = {
  /** Without an ending. */
  name: string
  format: ExportFormat
  columns: readonly OutColumn[]
  chunks: AsyncIterable<readonly (readonly OutCell[])[]>
}

/** A workbook or a .csv, its rows in chunks. Who writes them is loaded by the first export. */
export async function exportTable({ name, format, columns, chunks }: Export): Promise<Download> {
  async function* rows() {
    for await (const chunk of chunks) yield* chunk
  }
  if (format === 'csv') {
    const { writeCsv } = await import('./write-csv.ts')
    return writeCsv(`${name}.csv`, columns, rows())
  }
  const { writeWorkbook } = await import('./write.ts')
  return writeWorkbook(`${name}.xlsx`, columns, rows())
}
