import { writeXlsx } from 'hucre/xlsx'
import { writeFileSync } from 'node:fs'
import { serveJobs } from '../child-work.ts'
import type { MarkedSheet } from './write-marked.ts'
import type { Cell } from './types.ts'

/* The process in which workbooks with marked cells are written: styles and notes need all of one in memory. */

const wrong = { fill: { type: 'pattern', pattern: 'solid', fgColor: { rgb: 'FFD6D6' } } } as const
const headingStyle = { font: { bold: true, color: { rgb: 'C00000' } } } as const

type Value = string | number | boolean | Date | null

function valueOf(cell: Cell): Value {
  if (cell === null || typeof cell !== 'object') return cell
  return 'date' in cell ? new Date(`${cell.date}T00:00:00Z`) : cell.error
}

type Job = { path: string; sheet: MarkedSheet }

async function write(job: Job): Promise<void> {
  const { name, rows, merges, cellNotes, column, title, headerRow, lines } = job.sheet
  const last = Math.max(headerRow, ...rows.map(({ number }) => number))
  const table: Value[][] = Array.from({ length: last }, () => [])
  for (const { number, cells } of rows) table[number - 1] = cells.map(valueOf)
  const noted = new Map<string, object>()
  for (const { row, position, message } of cellNotes)
    noted.set(`${row - 1},${position}`, { style: wrong, comment: { text: message } })
  for (const { row, text } of [{ row: headerRow, text: title }, ...lines]) {
    const line = (table[row - 1] ??= [])
    while (line.length < column) line.push(null)
    line[column] = text
  }
  noted.set(`${headerRow - 1},${column}`, { style: headingStyle })
  for (const [row, line] of table.entries())
    for (const [index, value] of line.entries())
      if (value instanceof Date && !noted.has(`${row},${index}`))
        noted.set(`${row},${index}`, { style: { numFmt: 'yyyy-mm-dd' } })
  const bytes = await writeXlsx({
    sheets: [
      {
        name,
        rows: table,
        cells: noted,
        merges: merges.map(({ position, from, to }) => ({
          startRow: from - 1,
          startCol: position,
          endRow: to - 1,
          endCol: position,
        })),
        rowDefs: new Map(
          rows.filter(({ hidden }) => hidden).map(({ number }) => [number - 1, { hidden: true }]),
        ),
        freezePane: { rows: headerRow },
      },
    ],
  })
  writeFileSync(job.path, bytes)
}

serveJobs<Job, never>(async (job) => {
  await write(job)
  return true
})
