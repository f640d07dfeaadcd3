import type * as z from 'zod'
import type { Reason } from './messages.ts'
import type { Locale, MessageParams } from './kernel/messages/types.ts'

type Issue = z.core.$ZodIssue

/** The sentences of the server, or the fewer ones that a client has. */
type Sentences = {
  readonly isReason: (text: string) => text is Reason
  readonly say: (locale: Locale, reason: Reason, params: MessageParams) => string
}

/** A sentence for a refused field. */
export const describeIssue = (issue: Issue, locale: Locale, sentences: Sentences): string =>
  sentences.say(locale, ...sentenceOf(issue, sentences))

/** What that sentence says: the contract's own reason, or one for zod's kind of finding. */
export const sentenceOf = (
  issue: Issue,
  { isReason }: Pick<Sentences, 'isReason'>,
): [Reason, MessageParams] =>
  isReason(issue.message) ? [issue.message, paramsOf(issue)] : reasonOf(issue)

// `params` of a custom issue is written by kernel/wire.ts only, as MessageParams.
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
