import type { ImportOverride, Meaning } from '@yuncang/shared/nouns/import-batch/rules'
import { normalizeName } from '@yuncang/shared/validate/text'
import type { Columns } from '../../../files/spreadsheet/headings.ts'
import type { Table } from '../../../files/spreadsheet/table.ts'
import type { TableRow } from '../../../files/spreadsheet/table-row.ts'
import type { Cell, Sheet } from '../../../files/spreadsheet/types.ts'
import { understand, type Understood } from '../../../files/spreadsheet/understand.ts'
import { cellText } from '../../../files/spreadsheet/values.ts'

type Said = Pick<ImportOverride, 'constants' | 'areOfOther' | 'meanings'>

/** A file as it was understood with the places that somebody has said, its rows as they stand. */
export function understandPlaces<K extends string>(
  sheets: readonly Sheet[],
  columns: Columns<K>,
  { constants = {}, ...place }: ImportOverride,
): Promise<Understood<K>> {
  const wanted = columns.map((column) => {
    const { required: _, requiredWith: __, ...rest } = column
    return constants[column.key]?.trim() ? rest : column
  })
  const noFacts = place.areOfOther ? [] : Object.keys(constants)
  return understand(sheets, wanted, { ...place, noFacts })
}

/**
 * A file as it was understood with what somebody has said of it: values for columns that it does not have, and what is
 * meant by names in it.
 */
export async function understandAsSaid<K extends string>(
  sheets: readonly Sheet[],
  columns: Columns<K>,
  override: ImportOverride,
): Promise<Understood<K>> {
  const found = await understandPlaces(sheets, columns, override)
  return found.table ? { ...found, table: saying(found.table, columns, override) } : found
}

/** The same rows, saying what somebody has said. */
export function saying<K extends string>(
  table: Table<K>,
  columns: Columns<K>,
  { constants = {}, areOfOther, meanings = [] }: Said,
): Table<K> {
  const missing = new Map<string, string>(
    columns.flatMap(({ key }) => {
      const text = table.letterOf(key) === undefined ? constants[key]?.trim() : undefined
      return text ? [[key, text] as const] : []
    }),
  )
  if (missing.size === 0 && meanings.length === 0) return table
  const meant = meaningReader<K>(meanings)
  const said = (row: TableRow<K>): TableRow<K> => {
    const written = (key: K) =>
      areOfOther && cellText(row.cell(key)) !== '' ? row.cell(key) : null
    const own = { ...row, cell: (key: K) => written(key) ?? missing.get(key) ?? row.cell(key) }
    return { ...own, cell: (key) => meant(own, key) ?? own.cell(key) }
  }
  return { ...table, rows: table.rows.map(said) }
}

/** What a cell of a row is meant to say; undefined where nobody has said. */
function meaningReader<K extends string>(
  meanings: readonly Meaning[],
): (row: TableRow<K>, key: K) => Cell | undefined {
  const forms = Map.groupBy(meanings, ({ of }) => JSON.stringify(Object.keys(of).toSorted()))
  const known = [...forms].map(([form, some]) => {
    // Keys of this table's columns, as they were when somebody said it; others have no cells.
    const keys = JSON.parse(form) as K[]
    const keyOf = (texts: (key: K) => string) =>
      JSON.stringify(keys.map((key) => normalizeName(texts(key))))
    return {
      keyOf,
      changed: new Set(some.flatMap(({ is }) => Object.keys(is))),
      byText: new Map(some.map(({ of, is }) => [keyOf((key) => of[key] ?? ''), is])),
    }
  })
  return (row, key) => {
    for (const { keyOf, changed, byText } of known) {
      if (!changed.has(key)) continue
      const text = byText.get(keyOf((each) => cellText(row.cell(each))))?.[key]
      if (text !== undefined) return text
    }
    return undefined
  }
}
