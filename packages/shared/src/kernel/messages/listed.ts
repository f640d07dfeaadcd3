import type { Locale } from './types.ts'

/** Names one after the other, as the language sets them off: 提单号、箱号 or Bill of lading, Container. */
export const listed = (locale: Locale, names: readonly string[]): string =>
  names.join(locale === 'en' ? ', ' : '、')
