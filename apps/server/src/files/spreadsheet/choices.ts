import type { Worded } from '@yuncang/shared/kernel/messages/types'
import type { Choice } from '@yuncang/shared/nouns/import-batch/finding'
import type { issueList } from './issues.ts'
import type { TableRow } from './table-row.ts'
import { cellText } from './values.ts'

/** What may stand in a cell: values found by what people write. */
export type Choices = {
  /** The dictionary that holds them. */
  readonly code: string
  find(written: string): string | undefined
  readonly choices: Worded
}

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
    const of = { [key]: written }
    addStranger(row, key, { value: written, of, choices }, issues)
  }
  return value
}

/** Asks what is meant by a value that is none of the choices. */
export function addStranger<K extends string>(
  { number }: Pick<TableRow<K>, 'number'>,
  key: K,
  { value, of, choices }: { value: string; of: Choice['of']; choices: Choices },
  issues: ReturnType<typeof issueList<K>>,
): void {
  const params = { value, choices: choices.choices }
  const choice = { noun: 'dictionary', code: choices.code, of } as const
  issues.addUnknown(number, key, ['cell.notInDictionary', params], choice)
}
