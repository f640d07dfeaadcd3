import type { Locale } from '@yuncang/shared/messages/types'

/** Stored under the name that the specification gives, without the prefix of the application. */
const key = 'language'

export const currentLanguage = (): Locale => (localStorage.getItem(key) === 'en' ? 'en' : 'zh')

export const storeLanguage = (language: Locale): void => localStorage.setItem(key, language)

/** Several words in one line. */
export const listed = (words: readonly string[]): string =>
  words.join(currentLanguage() === 'en' ? ', ' : '、')
