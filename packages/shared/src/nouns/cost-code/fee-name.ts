import type { Locale } from '../../kernel/messages/types.ts'

export type FeeNames = { readonly feeName: string; readonly feeNameEn: string }

/** What a fee is called in a language; the English name may be missing, the Chinese one never is. */
export const feeNameIn = (locale: Locale, { feeName, feeNameEn }: FeeNames): string =>
  locale === 'en' && feeNameEn !== '' ? feeNameEn : feeName
