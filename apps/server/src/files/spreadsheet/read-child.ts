import { readFileSync } from 'node:fs'
import { serveJobs } from '../child-work.ts'
import { cellsOfCsv } from './csv.ts'
import { linesOf, Refusal, rowsOf } from './grid.ts'
import type { ReadMessage } from './read.ts'
import type { FileKind } from './sniff.ts'
import { readLimits, type RawSheet } from './types.ts'

/* The process in which an unknown file is parsed; it loads only the parsers of what it is sent. */

const batch = 500

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

type Job = { path: string; kind: FileKind }
type Say = (message: ReadMessage) => Promise<void>

async function read({ path, kind }: Job, say: Say): Promise<void> {
  let count = 0
  for await (const sheet of await readers[kind](path)) {
    count += 1
    if (count > readLimits.sheets) throw new Refusal('spreadsheet.tooManySheets')
    const { name, hidden, date1904 } = sheet
    const rows = rowsOf(sheet)
    await say({ kind: 'sheet', sheet: { name, hidden, date1904 } })
    for (let from = 0; from < rows.length; from += batch)
      await say({ kind: 'rows', rows: rows.slice(from, from + batch) })
  }
}

serveJobs<Job, ReadMessage>(async (job, say) => {
  try {
    await read(job, say)
    return true
  } catch (error) {
    const reason = error instanceof Refusal ? error.message : 'spreadsheet.unreadable'
    await say({ kind: 'refused', reason })
    return false
  }
})
