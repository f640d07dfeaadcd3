import { eventLoopYielder } from '@yuncang/db/event-loop'
import type { WorkbookColumn } from '@yuncang/shared/kernel/workbook'
import {
  blockAt,
  isBetter,
  looksLikeHeading,
  type Header,
  type HeadingBlock,
  type HeadingReader,
} from './header.ts'
import { columnsOf, saidOfHeading, type FileColumn, type Override } from './file-columns.ts'
import type { Columns } from './headings.ts'
import { isMostlyFilled, type Layout } from './layout.ts'
import { isPageTitle } from './notes.ts'
import { remarkKey } from './table-row.ts'
import type { Sheet, SheetRow } from './types.ts'

/** A heading and the rows below it, up to the next that says something else. */
export type Section<K extends string> = {
  readonly headerRow: number
  readonly columns: readonly FileColumn<K>[]
  readonly layout: Layout
  readonly rows: SheetRow[]
  /** Its own heading and repeated ones, with the titles of pages above them, but for the heading of the table. */
  readonly headings: SheetRow[]
  /** What another table lacks to be one of records. */
  readonly missing: readonly K[]
}

const titleRowsAtMost = 3

/**
 * The rows below a heading, cut at each further one: a page that repeats it goes on, one with other columns, another
 * order or another unit is read anew. The first is that of the heading itself.
 */
export async function sectionsOf<K extends string>(
  header: Header<K>,
  columns: Columns<K>,
  { override, read }: { override: Override; read: HeadingReader<K> },
): Promise<[Section<K>, ...Section<K>[]]> {
  const { sheet } = header
  const said = override.columns ?? []
  const ownColumns = columnsOf(header, columns, ({ position }) =>
    said.find((each) => each.position === position),
  )
  const first = sectionOf(header.rows.last.number, ownColumns, columns)
  const sections: [Section<K>, ...Section<K>[]] = [first]
  let current: Section<K> = first
  let headingEnd = first.headerRow
  const yieldToEventLoop = eventLoopYielder()
  for (const [index, row] of sheet.rows.entries()) {
    await yieldToEventLoop()
    if (row.number <= first.headerRow) continue
    if (row.number <= headingEnd) current.headings.push(row)
    else if (looksLikeHeading(row, read)) {
      const titles = takeTitles(current)
      const block = headingWith(sheet, index - titles.length, { index, read })
      headingEnd = block.rows.last.number
      const found = columnsOf(block, columns, (place) => saidOfHeading(place, ownColumns, said))
      if (!saysTheSame(found, current.columns)) {
        current = sectionOf(headingEnd, found, columns)
        sections.push(current)
      }
      current.headings.push(...titles, row)
    } else {
      // Another table has ended without a word when a row says most of what a record needs.
      const isOther = current !== first && current.missing.length > 0
      if (isOther && isMostlyFilled(row, first.layout)) {
        current = { ...first, headerRow: row.number - 1, rows: [], headings: [] }
        sections.push(current)
      }
      current.rows.push(row)
    }
  }
  return sections
}

/** Takes away the rows that stand right above a heading as its title. */
function takeTitles<K extends string>({ rows, layout }: Section<K>): SheetRow[] {
  const titles = rows.slice(-titleRowsAtMost).toReversed()
  const end = titles.findIndex((row) => !isPageTitle(row, layout))
  const count = end < 0 ? titles.length : end
  return rows.splice(rows.length - count)
}

/** The best heading that begins at one of these rows and takes in the row at `index`. */
function headingWith<K extends string>(
  sheet: Sheet,
  from: number,
  { index, read }: { index: number; read: HeadingReader<K> },
): HeadingBlock<K> {
  const at = (start: number) => blockAt(sheet, start, read)
  const number = sheet.rows[index]?.number ?? 0
  return Array.from({ length: index - from }, (_, step) => at(from + step))
    .filter(({ rows }) => rows.last.number >= number)
    .reduce((best, each) => (isBetter(each, best) ? each : best), at(index))
}

const sectionOf = <K extends string>(
  headerRow: number,
  fileColumns: readonly FileColumn<K>[],
  columns: Columns<K>,
): Section<K> => ({
  headerRow,
  columns: fileColumns,
  layout: layoutOf(fileColumns, columns),
  rows: [],
  headings: [],
  missing: columns.flatMap(({ key, required }) =>
    required && !fileColumns.some(({ keys }) => keys.includes(key)) ? [key] : [],
  ),
})

/** Whether a heading means of each column what the one above meant, or may mean, and names no other. */
const saysTheSame = <K extends string>(
  found: readonly FileColumn<K>[],
  before: readonly FileColumn<K>[],
): boolean =>
  found.every(({ position, keys, unit, claimed }) => {
    const old = before.find((column) => column.position === position)
    const isSame =
      (old?.keys.join() ?? '') === keys.join() && old?.claimed?.join() === claimed?.join()
    return isSame && (keys.length === 0 || old?.unit === unit)
  })

function layoutOf<K extends string>(
  fileColumns: readonly FileColumn<K>[],
  columns: Columns<K>,
): Layout {
  const byKey = new Map<string, WorkbookColumn>(columns.map((column) => [column.key, column]))
  const where = (is: (column: WorkbookColumn) => boolean | undefined) =>
    fileColumns.flatMap(({ position, keys }) =>
      keys.some((key) => {
        const column = byKey.get(key)
        return column !== undefined && is(column)
      })
        ? [position]
        : [],
    )
  return {
    positions: where(() => true),
    required: where(({ required }) => required),
    additive: where(({ additive }) => additive),
    codes: where(({ code }) => code),
    remarks: where(({ key }) => key === remarkKey),
  }
}
