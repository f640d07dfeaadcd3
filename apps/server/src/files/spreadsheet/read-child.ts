import { readFileSync } from 'node:fs'
import { cellsOfCsv } from './csv.ts'
import type { ReadMessage } from './read.ts'
import { readLimits, type Cell, type SheetRow } from './types.ts'
import { readWorkbook } from './workbook-reader.ts'

/* The process in which an unknown file is parsed; it lives for one file. */

const batch = 500

const send = (message: ReadMessage): Promise<void> =>
  new Promise((resolve, reject) => {
    process.send?.(message, (error: Error | null) => (error ? reject(error) : resolve()))
  })

class Refusal extends Error {}

async function sendSheet(name: string, cells: readonly (readonly Cell[])[]): Promise<void> {
  if (cells.length > readLimits.rows) throw new Refusal('spreadsheet.tooManyRows')
  await send({ kind: 'sheet', name })
  let rows: SheetRow[] = []
  for (const [index, row] of cells.entries()) {
    if (
      row.length > readLimits.columns &&
      row.slice(readLimits.columns).some((cell) => cell !== null)
    ) {
      throw new Refusal('spreadsheet.tooManyColumns')
    }
    if (row.every((cell) => cell === null || cell === '')) continue
    rows.push({ number: index + 1, cells: row.slice(0, readLimits.columns) })
    if (rows.length < batch) continue
    await send({ kind: 'rows', rows })
    rows = []
  }
  if (rows.length > 0) await send({ kind: 'rows', rows })
}

async function read({ path, kind }: { path: string; kind: 'xlsx' | 'csv' }): Promise<void> {
  const bytes = readFileSync(path)
  if (kind === 'csv') {
    await sendSheet('csv', cellsOfCsv(bytes))
    return
  }
  const sheets = await readWorkbook(bytes)
  if (sheets.length > readLimits.sheets) throw new Refusal('spreadsheet.tooManySheets')
  for (const sheet of sheets) await sendSheet(sheet.name, sheet.cells)
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
