import { eventLoopYielder } from '@yuncang/db/event-loop'
import type { WorkbookColumn } from '@yuncang/shared/kernel/workbook'
import { blockAt, isBetter, looksLikeHeading, type HeadingBlock } from './header.ts'
import type { Header } from './header-search.ts'
import { columnsOf, saidOfHeading, type FileColumn, type Override } from './file-columns.ts'
import { factsIn, isFactRow, rowsBefore, type Fact } from './facts.ts'
import type { Columns, HeadingReader } from './headings.ts'
import { hasFigures, isMostlyFilled, type Layout } from './layout.ts'
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
  /** Rows of labels and values between the records, of which it takes its own. */
  readonly labels: SheetRow[]
  /** What stands above its records for all of them. */
  readonly facts: readonly Fact<K>[]
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
  const ownColumns = columnsOf(header, columns, ({ position }) =>
    override.columns?.find((each) => each.position === position),
  )
  const factsOf = (rows: readonly SheetRow[]) =>
    factsIn(rows, columns, read).filter(({ key }) => !override.noFacts?.includes(key))
  const said = saidSoFar(factsOf)
  const { above, last } = header.rows
  said.add(rowsBefore(sheet, (above[0] ?? last).number))
  const sectionAt = (headerRow: number, found: readonly FileColumn<K>[]) =>
    sectionOf(headerRow, found, said.all(), columns)
  const first = sectionAt(last.number, ownColumns)
  const sections: [Section<K>, ...Section<K>[]] = [first]
  let current: Section<K> = first
  const begin = (section: Section<K>) => {
    current = section
    sections.push(section)
  }
  const isLabels = (row: SheetRow, { layout }: Section<K>) =>
    isFactRow(row, read) && !hasFigures(row, layout) && factsOf([row]).length > 0
  let headingEnd = first.headerRow
  const yieldToEventLoop = eventLoopYielder()
  for (const [index, row] of sheet.rows.entries()) {
    await yieldToEventLoop()
    if (row.number <= first.headerRow) continue
    if (row.number <= headingEnd) current.headings.push(row)
    else if (isLabels(row, current)) {
      said.add([row], current.labels.length > 0 && current.rows.length === 0)
      begin(sectionAt(row.number, current.columns))
      current.labels.push(row)
    } else if (looksLikeHeading(row, read)) {
      const titles = takeTitles(current)
      const block = headingWith(sheet, index - titles.length, { index, read })
      headingEnd = block.rows.last.number
      const found = columnsOf(block, columns, (place) =>
        saidOfHeading(place, ownColumns, override.columns ?? []),
      )
      if (!saysTheSame(found, current.columns)) begin(sectionAt(headingEnd, found))
      current.headings.push(...titles, row)
    } else {
      // Another table has ended without a word when a row says most of what a record needs.
      const isOther = current.columns !== first.columns && current.missing.length > 0
      if (isOther && isMostlyFilled(row, first.layout)) begin(sectionAt(row.number - 1, ownColumns))
      current.rows.push(row)
    }
  }
  return sections
}

/**
 * What has been said beside the records so far, in blocks of rows. A block that says again what an earlier one said ends
 * that and all after it: the container of the last list is none of this one, but the vessel at the top is.
 */
function saidSoFar<K extends string>(factsOf: (rows: readonly SheetRow[]) => Fact<K>[]) {
  let blocks: { rows: readonly SheetRow[]; facts: readonly Fact<K>[] }[] = []
  return {
    add(rows: readonly SheetRow[], goesOn = false): void {
      const before = goesOn ? blocks.at(-1) : undefined
      const all = [...(before?.rows ?? []), ...rows]
      const facts = factsOf(all)
      if (before) blocks.pop()
      const isAgain = blocks.findIndex((block) =>
        block.facts.some(({ key }) => facts.some((each) => each.key === key)),
      )
      if (isAgain >= 0) blocks = blocks.slice(0, isAgain)
      blocks.push({ rows: all, facts })
    },
    all: (): Fact<K>[] => blocks.flatMap(({ facts }) => facts),
  }
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
  facts: readonly Fact<K>[],
  columns: Columns<K>,
): Section<K> => {
  const has = (key: K) =>
    fileColumns.some(({ keys }) => keys.includes(key)) || facts.some((fact) => fact.key === key)
  return {
    headerRow,
    columns: fileColumns,
    layout: layoutOf(fileColumns, columns),
    rows: [],
    headings: [],
    labels: [],
    facts,
    missing: columns.flatMap(({ key, required }) => (required && !has(key) ? [key] : [])),
  }
}

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
  const where = (is: (column: WorkbookColumn, fileColumn: FileColumn<K>) => boolean | undefined) =>
    fileColumns.flatMap((fileColumn) =>
      fileColumn.keys.some((key) => {
        const column = byKey.get(key)
        return column !== undefined && is(column, fileColumn)
      })
        ? [fileColumn.position]
        : [],
    )
  return {
    positions: where(() => true),
    required: where(({ required }) => required),
    additive: where(({ additive }) => additive),
    codes: where(({ code }) => code),
    // Marks and numbers are no sentences: TOTAL there is the word for a sum.
    remarks: where(({ key }, { isLabelled }) => key === remarkKey && !isLabelled),
  }
}
