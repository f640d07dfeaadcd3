import type { FieldIssue } from '../errors.ts'
import { say, type Reason } from '../messages/catalogue.ts'
import type { Locale, WordedParams } from '../messages/types.ts'
import { paramsIn } from '../messages/worded.ts'

/** What is wrong in a cell of a workbook, kept without words: its readers may speak another language than its finder. */
export type Finding = {
  readonly path: string
  readonly row: number
  /** The letter over the column; empty where the file has none for it. */
  readonly column: string
  readonly reason: Reason
  readonly params: WordedParams
}

/** A finding as it was kept before there were reasons: in the words of whoever had the file checked. */
type Sentence = Required<FieldIssue>
export type KeptFinding = Finding | Sentence

/** A finding in the words of a reader. */
export function issueOf(finding: KeptFinding, locale: Locale): Sentence {
  if ('message' in finding) return finding
  const { reason, params, ...place } = finding
  return { ...place, message: say(locale, reason, paramsIn(locale, params)) }
}
