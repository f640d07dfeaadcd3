import { readFileSync } from 'node:fs'
import { cellsOfCsv } from './csv.ts'
import { Refusal, rowsOf } from './grid.ts'
import type { ReadMessage } from './read.ts'
import type { FileKind } from './sniff.ts'
import { readLimits, type RawSheet } from './types.ts'

/* The process in which an unknown file is parsed; it lives for one file and loads only the parser of that file. */

const batch = 500

const send = (message: ReadMessage): Promise<void> =>
  new Promise((resolve, reject) => {
    process.send?.(message, (error: Error | null) => (error ? reject(error) : resolve()))
  })

const readers: Record<FileKind, (bytes: Uint8Array) => Promise<RawSheet[]>> = {
  xlsx: async (bytes) => (await import('./workbook-reader.ts')).readWorkbook(bytes),
  binary: async (bytes) => {
    if (bytes[0] === 0x50) await (await import('./package-survey.ts')).surveyPackage(bytes)
    return (await import('./legacy-reader.ts')).readBinary(bytes)
  },
  markup: async (bytes) => (await import('./markup-reader.ts')).readMarkup(bytes),
  csv: async (bytes) => [
    { name: 'csv', cells: cellsOfCsv(bytes), merges: [], hidden: false, date1904: false },
  ],
}

async function read({ path, kind }: { path: string; kind: FileKind }): Promise<void> {
  const sheets = await readers[kind](readFileSync(path))
  if (sheets.length > readLimits.sheets) throw new Refusal('spreadsheet.tooManySheets')
  for (const sheet of sheets) {
    const { name, hidden, date1904 } = sheet
    const rows = rowsOf(sheet)
    await send({ kind: 'sheet', sheet: { name, hidden, date1904 } })
    for (let from = 0; from < rows.length; from += batch)
      await send({ kind: 'rows', rows: rows.slice(from, from + batch) })
  }
}

process.once('message', ({ job }: { job: Parameters<typeof read>[0] }) => {
  read(job)
    .catch((error: unknown) =>
      send({
        kind: 'refused',
        reason: error instanceof Refusal ? error.message : 'spreadsheet.unreadable',
      }),
    )
    .finally(() => process.disconnect())
})
