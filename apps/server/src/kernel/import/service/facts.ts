import type { ImportFact } from '@yuncang/shared/nouns/import-batch/rules'
import type { Table } from '../../../files/spreadsheet/table.ts'
import { cellText } from '../../../files/spreadsheet/values.ts'

/** What stands beside a table and holds for its rows, each cell and column once. */
export function factsOf({ sections }: Table<string>): ImportFact[] {
  const facts = sections.flatMap((section) => section.facts)
  const byPlace = new Map(facts.map((fact) => [`${fact.key} ${fact.letter}${fact.row}`, fact]))
  return [...byPlace.values()].map(({ key, cell, row, letter }) => ({
    key,
    row,
    letter,
    text: cellText(cell),
  }))
}
