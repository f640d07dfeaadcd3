import { currentLanguage } from '../lib/language.ts'

/** A word of a story in the language of the toolbar. */
export const say = (zh: string, en: string): string => (currentLanguage() === 'en' ? en : zh)
