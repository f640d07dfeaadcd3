import type { z } from 'zod'
import { isReason, say, type Reason } from './messages/catalogue.ts'
import type { Locale, MessageParams } from './messages/types.ts'

type Issue = z.core.$ZodIssue

/** A sentence for a refused field. */
export const describeIssue = (issue: Issue, locale: Locale): string =>
  say(locale, ...sentenceOf(issue))

/** What that sentence says: the contract's own reason, or one for zod's kind of finding. */
export const sentenceOf = (issue: Issue): [Reason, MessageParams] =>
  isReason(issue.message) ? [issue.message, paramsOf(issue)] : reasonOf(issue)

// `params` of a custom issue is written by contracts/wire.ts only, as MessageParams.
const paramsOf = (issue: Issue): MessageParams =>
  issue.code === 'custom' ? ((issue.params ?? {}) as MessageParams) : {}

function reasonOf(issue: Issue): [Reason, MessageParams] {
  switch (issue.code) {
    case 'invalid_type':
      return issue.input === undefined ? ['field.required', {}] : ['field.type', {}]
    case 'too_big':
      return issue.origin === 'string'
        ? ['field.tooLong', { max: Number(issue.maximum) }]
        : issue.origin === 'array'
          ? ['field.tooMany', { max: Number(issue.maximum) }]
          : ['field.tooBig', { max: Number(issue.maximum) }]
    case 'too_small':
      return issue.origin === 'string' && issue.minimum === 1
        ? ['field.required', {}]
        : issue.origin === 'string'
          ? ['field.tooShort', { min: Number(issue.minimum) }]
          : ['field.tooSmall', { min: Number(issue.minimum) }]
    case 'unrecognized_keys':
      return ['field.unknown', { name: issue.keys.join(', ') }]
    case 'invalid_value':
      return ['field.choice', {}]
    default:
      return ['field.format', {}]
  }
}
