import type { AnyTable, Read, Tx } from '@yuncang/db/handle'
import type { TableRow } from '../../../files/spreadsheet/table-row.ts'
import {
  cellDate,
  cellDecimal,
  cellInteger,
  cellText,
  cellWeight,
  hasTwoReadings,
  isPlausibleDay,
} from '../../../files/spreadsheet/values.ts'
import type { Issues, Sheet } from '../../import/service/kind.ts'
import { holders, type Noun } from './noun.ts'

const readers = {
  'cell.notNumber': cellDecimal,
  'cell.notInteger': cellInteger,
} as const

/** A number in a cell: null for an empty one, and an issue for what is none. */
export function numberIn<K extends string, R extends keyof typeof readers>(
  row: TableRow<K>,
  key: K,
  reason: R,
  issues: Issues<K>,
): Exclude<ReturnType<(typeof readers)[R]>, undefined> {
  const value = readers[reason](row.cell(key))
  if (value === null) issues.add(row.number, key, reason, { value: cellText(row.cell(key)) })
  // The reader of this reason has read it; what is empty is null too.
  return (value ?? null) as Exclude<ReturnType<(typeof readers)[R]>, undefined>
}

/** Kilograms of a weight in a cell, whatever the unit of its column; null for an empty one. */
export function weightIn<K extends string>(
  row: TableRow<K>,
  key: K,
  { issues }: Sheet<K>,
): string | null {
  const cell = row.cell(key)
  const weight = cellWeight(cell, row.unitOf(key))
  if (weight === null) issues.add(row.number, key, 'cell.notNumber', { value: cellText(cell) })
  return weight ?? null
}

/** The day in a cell; empty for an empty one, and for what is none, which is an issue. */
export function dateIn<K extends string>(row: TableRow<K>, key: K, issues: Issues<K>): string {
  const cell = row.cell(key)
  const date = cellDate(cell)
  if (date === undefined || (date !== null && isPlausibleDay(date))) return date ?? ''
  const reason =
    date !== null ? 'cell.farDate' : hasTwoReadings(cell) ? 'cell.twoDates' : 'cell.notDate'
  issues.add(row.number, key, reason, { value: cellText(cell) })
  return ''
}

/** A column whose values name records, and the form in which they are compared. */
export type Identity<K extends string> = readonly [key: K, normalize: (text: string) => string]

/** Two rows of one file cannot have the same name or code. */
export function findRepeats<K extends string>(
  { rows, issues }: Pick<Sheet<K>, 'rows' | 'issues'>,
  identities: readonly Identity<K>[],
): void {
  for (const [key, normalize] of identities) {
    const seen = new Map<string, number>()
    for (const row of rows) {
      const value = normalize(cellText(row.cell(key)))
      const first = seen.get(value)
      if (value === '') continue
      if (first === undefined) seen.set(value, row.number)
      else issues.add(row.number, key, 'cell.repeated', { row: first, value })
    }
  }
}

/** Nor one that a stored record has already. */
export async function findTaken<T extends AnyTable, K extends string>(
  tx: Read | Tx,
  noun: Noun<T>,
  { rows, issues }: Pick<Sheet<K>, 'rows' | 'issues'>,
  identities: readonly Identity<K>[],
): Promise<void> {
  for (const unique of noun.unique) {
    const identity = identities.find(([key]) => key === unique.fields[0])
    if (!identity || unique.fields.length > 1) continue
    const [key, normalize] = identity
    const named = rows.map((row) => ({
      number: row.number,
      draft: { [key]: normalize(cellText(row.cell(key))) },
    }))
    const drafts = named.map(({ draft }) => draft)
    const holderOf = await holders(tx, noun, unique, drafts)
    for (const { number, draft } of named) {
      const holder = holderOf(draft)
      if (!holder) continue
      const { reason, details } = unique.duplicate(holder)
      issues.add(number, key, reason, details.params)
    }
  }
}
