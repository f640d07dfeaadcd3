import { readFileSync } from 'node:fs'
import { cellsOfCsv } from './csv.ts'
import { linesOf, Refusal, rowsOf } from './grid.ts'
import type { ReadMessage } from './read.ts'
import type { FileKind } from './sniff.ts'
import { readLimits, type RawSheet } from './types.ts'

/* The process in which an unknown file is parsed; it lives for one file and loads only the parser of that file. */

const batch = 500

const send = (message: ReadMessage): Promise<void> =>
  new Promise((resolve, reject) => {
    process.send?.(message, (error: Error | null) => (error ? reject(error) : resolve()))
  })

type Sheets = Iterable<RawSheet> | AsyncIterable<RawSheet>

const readers: Record<FileKind, (path: string) => Sheets | Promise<Sheets>> = {
  xlsx: async (path) => (await import('./workbook-reader.ts')).readWorkbook(path),
  ods: async (path) => (await import('./ods-reader.ts')).readOds(path),
  binary: async (path) => (await import('./legacy-reader.ts')).readBinary(path),
  markup: async (path) => (await import('./markup-reader.ts')).readMarkup(readFileSync(path)),
  csv: (path) => [
    {
      name: 'csv',
      lines: linesOf(cellsOfCsv(readFileSync(path))),
      merges: [],
      hidden: false,
      date1904: false,
    },
  ],
}

async function read({ path, kind }: { path: string; kind: FileKind }): Promise<void> {
  let count = 0
  for await (const sheet of await readers[kind](path)) {
    count += 1
    if (count > readLimits.sheets) throw new Refusal('spreadsheet.tooManySheets')
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
