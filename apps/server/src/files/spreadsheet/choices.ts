import type { Worded } from '@yuncang/shared/kernel/messages/types'
import type { issueList } from './issues.ts'
import type { TableRow } from './table-row.ts'
import { cellText } from './values.ts'

/** What may stand in a cell: values found by what people write. */
export type Choices = { find(written: string): string | undefined; readonly choices: Worded }

/** The value that a cell means, undefined for an empty one; one that means none of the choices is an issue. */
export function chosen<K extends string>(
  row: TableRow<K>,
  key: K,
  choices: Choices,
  issues: ReturnType<typeof issueList<K>>,
): string | undefined {
  const written = cellText(row.cell(key))
  if (written === '') return undefined
  const value = choices.find(written)
  if (value === undefined) {
    const params = { value: written, choices: choices.choices }
    issues.add(row.number, key, 'cell.notInDictionary', params)
  }
  return value
}
