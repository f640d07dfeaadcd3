import { failureIn, failureOf, type KeptFailure } from '@yuncang/shared/kept-failure'
import { AppError } from '@yuncang/shared/errors'
import type { Locale } from '@yuncang/shared/kernel/messages/types'
import { beginningOf } from '@yuncang/shared/validate/text'
import type { Entry } from './repo.ts'

type Kept = Pick<Entry, 'failure' | 'lastError'>

const detailAtMost = 200

export const noFailure: Kept = { failure: null, lastError: '' }
export const expired: Kept = { failure: { reason: 'outbox.expired' }, lastError: '' }

/** An attempt that failed, as it is kept: its reason, and what only an administrator makes something of. */
export const keptFailure = (error: unknown): Kept => ({
  failure: error instanceof AppError ? failureOf(error) : { reason: 'outbox.failed' },
  lastError: beginningOf(detailOf(error), detailAtMost),
})

/** What the innermost cause says of itself, e.g. ECONNREFUSED; our own reasons say all there is. */
function detailOf(error: unknown): string {
  if (!(error instanceof Error)) return ''
  if (error.cause !== undefined) return detailOf(error.cause)
  if (error instanceof AppError) return ''
  return 'code' in error && typeof error.code === 'string' ? error.code : error.message
}

const answered = /^the message service answered (\d{3})$/

/** An entry that failed before reasons were kept has words of the time in place of a technical remainder. */
function asKept({ failure, lastError }: Kept): { failure: KeptFailure | null; lastError: string } {
  if (failure || lastError === '') return { failure, lastError }
  if (lastError === 'expired') return expired
  const status = answered.exec(lastError)?.[1]
  return status === undefined
    ? { failure: { reason: 'outbox.failed' }, lastError }
    : { failure: { reason: 'messageService.refused' }, lastError: `HTTP ${status}` }
}

/** Why the last attempt failed, in the words of a reader. */
export function failureWords(entry: Kept, locale: Locale) {
  const { failure, lastError } = asKept(entry)
  return { failure: failure && failureIn(locale, failure), lastError }
}
