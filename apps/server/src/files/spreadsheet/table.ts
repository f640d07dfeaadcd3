import type { SkipReason } from '@yuncang/shared/nouns/import-batch/tally'
import type { Worded } from '@yuncang/shared/kernel/messages/types'
import { withValuesAbove } from './above.ts'
import { bodyOf } from './body.ts'
import type { Fact } from './facts.ts'
import { columnsOf, type FileColumn, type Override } from './file-columns.ts'
import type { Header } from './header-search.ts'
import type { Columns, HeadingReader } from './headings.ts'
import { saidBySeen } from './hidden-rows.ts'
import { holdsGoods, isOwn } from './layout.ts'
import { perPackageIn, withProducts } from './per-package.ts'
import { asRequired } from './required.ts'
import { withRivals } from './rivals.ts'
import { sectionsOf, type Section } from './sections.ts'
import { withShares } from './shares.ts'
import type { TotalKind } from './sum-words.ts'
import { isOpen, rowReader, withFacts, type TableRow } from './table-row.ts'
import type { SheetRow } from './types.ts'

/** A sum that stands in the table; it covers the records from one of `starts`, by index, up to `end`. */
export type TableTotal<K extends string> = {
  readonly row: TableRow<K>
  readonly kind: TotalKind
  /** The one after the sum before it, and those after sums of more. */
  readonly starts: readonly [number, ...number[]]
  readonly end: number
}

/** A heading, and the records below it. */
export type TableSection<K extends string> = {
  readonly headerRow: number
  readonly columns: readonly FileColumn<K>[]
  readonly rows: readonly TableRow<K>[]
  /** What is said beside it in place of columns that it does not have, or leaves empty. */
  readonly facts: readonly Fact<K>[]
}

/** Another table in the sheet that lacks what records need, though it may hold goods: nothing of it is read. */
export type UnreadTable<K extends string> = {
  readonly headerRow: number
  readonly missing: readonly Worded[]
  /** Its first column that is known, and the letter over it. */
  readonly key: K
  readonly letter: string
}

/** A record whose figures are the sums of those above, the first column of such a figure, and one for the word. */
export type LikeTotal<K extends string> = {
  readonly row: number
  readonly key: K
  readonly into: Worded
}

export type Table<K extends string> = {
  readonly sheet: string
  readonly sheetIndex: number
  /** The number of the heading's last row, and of its first. */
  readonly headerRow: number
  readonly headerStart: number
  readonly columns: readonly FileColumn<K>[]
  readonly rows: readonly TableRow<K>[]
  readonly totals: readonly TableTotal<K>[]
  /** Every heading that records may stand below; the first is that of `columns`. */
  readonly sections: readonly TableSection<K>[]
  readonly unread: readonly UnreadTable<K>[]
  readonly likeTotals: readonly LikeTotal<K>[]
  /** Numbers of rows that are hidden and records, whether they are read or left out. */
  readonly hidden: readonly number[]
  /** Every row of the sheet below the heading that is no record, by its number, and why. */
  readonly skipped: ReadonlyMap<number, SkipReason>
  /** The letter over a column in a row, 'C'; undefined when there is none. */
  letterOf(key: K, row?: number): string | undefined
  /** What a row takes from beside the table in place of a column; undefined for none. */
  factOf(key: K, row?: number): Fact<K> | undefined
  /** What a column is called. */
  titleOf(key: K): Worded
}

/** So many known columns make a list of goods of what may be a summary. */
const columnsOfGoods = 3

/** The table below a heading, whether or not it is complete. */
export async function tableAt<K extends string>(
  header: Header<K>,
  columns: Columns<K>,
  override: Override,
  read: HeadingReader<K>,
): Promise<Table<K>> {
  const { sheet, sheetIndex } = header
  const { above, last } = header.rows
  const ownColumns = columnsOf(header, columns, ({ position }) =>
    override.columns?.find((each) => each.position === position),
  )
  const needed = asRequired(columns, (key) =>
    ownColumns.some(({ keys }) => keys.some((each) => each === key)),
  )
  const sections = await sectionsOf(header, needed, { override, read })
  const [first] = sections
  const isUsed = ({ missing }: Section<K>) => missing.every((key) => first.missing.includes(key))
  const used = sections.filter(isUsed)
  const rows: TableRow<K>[] = []
  const tables: TableSection<K>[] = []
  const totals: TableTotal<K>[] = []
  const likeTotals: LikeTotal<K>[] = []
  const hidden: number[] = []
  const isHidden = (row: SheetRow) => row.hidden === true
  const isLeftOut = (row: SheetRow) => override.ignoreHidden === 1 && isHidden(row)
  const skipped = new Map<number, SkipReason>()
  const skip = (some: readonly SheetRow[], reason: SkipReason) => {
    for (const { number } of some) skipped.set(number, reason)
  }
  for (const section of sections) {
    skip(section.headings, isUsed(section) ? 'heading' : 'otherTable')
    skip(section.labels, 'label')
    if (!isUsed(section)) skip(section.rows, 'otherTable')
  }
  for (const section of used) {
    const body = await bodyOf(saidBySeen(section.rows, isLeftOut), section.layout, isLeftOut)
    for (const { row, reason } of body.skipped) skip([row], reason)
    for (const { number } of [...body.left, ...body.records.filter(isHidden)]) hidden.push(number)
    likeTotals.push(...body.likeTotals.flatMap((row) => likeTotalOf(row, section)))
    const facts = section.facts.filter(({ key }) => isOpen(key, section, body.records))
    const rowOf = withFacts(rowReader(section, columns, sheet.date1904 === true), facts)
    const carried = {
      group: placesOf(section, 'group'),
      within: placesOf(section, 'within'),
      isGroupBeside: facts.some(({ key }) => isCarried(key, 'group')),
    }
    const start = rows.length
    const filled = withValuesAbove(body, { layout: section.layout, carried })
    const reckoned = await withProducts(filled.map(rowOf), section.columns, columns)
    const own = withShares(reckoned, columns)
    for (const row of own) rows.push(row)
    const found = withRivals(section.columns, columns, body.records)
    tables.push({ headerRow: section.headerRow, columns: found, rows: own, facts })
    const ends = { part: start, all: start, any: start }
    for (const { row, kind, at } of body.totals) {
      if (isLeftOut(row)) continue
      const end = start + at
      totals.push({ row: rowOf(row), kind, starts: [ends.any, ends[kind], start, 0], end })
      ends[kind] = end
      ends.any = end
    }
  }
  return {
    sheet: sheet.name,
    sheetIndex,
    headerRow: last.number,
    headerStart: (above[0] ?? last).number,
    columns: (tables[0] ?? first).columns,
    rows,
    totals,
    sections: tables,
    unread: sections.flatMap((section) => (isUsed(section) ? [] : unreadOf(section))),
    likeTotals,
    hidden,
    skipped,
    factOf: (key, row = 0) => sectionAt(row)?.facts.find((fact) => fact.key === key),
    letterOf: (key, row = 0) => {
      const section = sectionAt(row)
      const place = section?.columns.find(({ keys }) => keys.includes(key))
      const ofPackage = () =>
        section &&
        perPackageIn(section.columns, columns).find(({ total, count }) => total === key && count)
      return (place ?? ofPackage()?.of)?.letter
    },
    titleOf,
  }

  function sectionAt(row: number): TableSection<K> | undefined {
    return tables.findLast(({ headerRow }) => headerRow < row) ?? tables[0]
  }

  function titleOf(key: K): Worded {
    return columns.find((column) => column.key === key)?.title ?? { zh: key, en: key }
  }

  /** A summary of boxes by size names fewer columns than a list of goods. */
  function unreadOf({ headerRow, columns: found, layout, missing, rows: below }: Section<K>) {
    const known = found.filter(({ keys }) => keys.length > 0)
    const [column] = known
    const [key] = column?.keys ?? []
    if (!column || key === undefined || known.length < columnsOfGoods) return []
    if (!below.some((row) => holdsGoods(row, layout))) return []
    return [{ headerRow, missing: missing.map(titleOf), key, letter: column.letter }]
  }

  function likeTotalOf(row: SheetRow, { columns: found, layout }: Section<K>) {
    const place = found.find(
      ({ position }) => layout.additive.includes(position) && isOwn(row, position),
    )
    const [key] = place?.keys ?? []
    if (key === undefined) return []
    const { title = titleOf(key) } = columns.find(({ required }) => required) ?? {}
    return [{ row: row.number, key, into: title }]
  }

  function placesOf(section: Section<K>, carried: 'group' | 'within'): number[] {
    return section.columns.flatMap(({ position, keys }) =>
      keys.some((key) => isCarried(key, carried)) ? [position] : [],
    )
  }

  function isCarried(key: K, carried: 'group' | 'within'): boolean {
    return columns.some((column) => column.key === key && column.carried === carried)
  }
}
