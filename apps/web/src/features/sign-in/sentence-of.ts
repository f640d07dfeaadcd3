import type { TFunction } from 'i18next'
import { ApiError } from '../../api/failure.ts'

/** What a failed call says; what failed without one is a fault of the page, whose own words are nobody's concern. */
export const sentenceOf = (error: unknown, t: TFunction): string =>
  error instanceof ApiError ? error.message : t('signIn.pageFailed')
