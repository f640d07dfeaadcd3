import type { Finding } from '@yuncang/shared/nouns/import-batch/finding'
import { countSkips, type RowTally } from '@yuncang/shared/nouns/import-batch/tally'
import type { Table } from '../../../files/spreadsheet/table.ts'

const namedAtMost = 20

/** Counts the rows below the heading, each once: records, with errors or without, and what is none. */
export function tallyOf(
  { rows, skipped, hidden }: Table<string>,
  findings: readonly Finding[],
): RowTally {
  const bad = new Set(findings.flatMap(({ level, row }) => (level === 'error' ? [row] : [])))
  const wrong = rows.filter(({ number }) => bad.has(number)).length
  return {
    ready: rows.length - wrong,
    wrong,
    skipped: countSkips(skipped.values()),
    ...(hidden.length > 0 && {
      hidden: { count: hidden.length, rows: hidden.slice(0, namedAtMost) },
    }),
  }
}
