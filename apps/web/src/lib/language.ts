import type { Locale } from '@yuncang/shared/kernel/messages/types'
import { store } from './storage.ts'

/** Stored under a name that is known outside, without the prefix of the application. */
const key = 'language'

export const currentLanguage = (): Locale => (localStorage.getItem(key) === 'en' ? 'en' : 'zh')

export const storeLanguage = (language: Locale): void => localStorage.setItem(key, language)

const chosenKey = 'languageChosen'

/** The same where the person asked for it, perhaps before anybody knew who they are. */
export function chooseLanguage(language: Locale): void {
  storeLanguage(language)
  store.set(chosenKey, '1', 'session')
}

/** The language if it was asked for in this window and nobody has been told yet. */
export function languageJustChosen(): Locale | undefined {
  if (store.text(chosenKey, 'session') === null) return undefined
  store.remove(chosenKey, 'session')
  return currentLanguage()
}

/** A title with how many there are of it, once that is known. */
export function counted(title: string, count: number | undefined): string {
  if (count === undefined) return title
  return currentLanguage() === 'en' ? `${title} (${count})` : `${title}（${count}）`
}

/** Several words in one line. */
export const listed = (words: readonly string[]): string =>
  words.join(currentLanguage() === 'en' ? ', ' : '、')
