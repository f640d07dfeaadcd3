import i18next from 'i18next'
import { initReactI18next } from 'react-i18next'
import { chooseLanguage, currentLanguage } from '../lib/language.ts'
import { figures } from './figures.ts'

export type Words = { zh: Record<string, string>; en: Record<string, string> }

/** Starts i18next with the words of one entry, in the stored language. */
export function startLanguage(given: Words[]): void {
  const words = [...late, ...given]
  const all = (language: 'zh' | 'en') =>
    Object.fromEntries(words.flatMap((each) => Object.entries(each[language])))
  void i18next
    .use(initReactI18next)
    .use(figures)
    .init({
      lng: currentLanguage(),
      fallbackLng: false,
      // Keys are flat names with dots in them.
      keySeparator: false,
      nsSeparator: false,
      interpolation: { escapeValue: false, alwaysFormat: true },
      saveMissing: true,
      saveMissingTo: 'current',
      missingKeyHandler: (_languages, _namespace, key) => missed(key),
      resources: { zh: { translation: all('zh') }, en: { translation: all('en') } },
    })
  applyLanguage()
}

const known = new Set<string>()

/** A screen without its words is an error of ours, and reported like any other; once, not at every drawing. */
function missed(key: string): void {
  if (known.has(key)) return
  known.add(key)
  reportError(new Error(`no word for ${key}`))
}

/** Words that were brought later are there for a language that is started anew, as well. */
const late = new Set<Words>()

/** The words of a screen that is loaded later; those that a section has in place of the usual ones stay. */
export function addWords(words: Words): void {
  late.add(words)
  for (const language of ['zh', 'en'] as const) {
    i18next.addResourceBundle(language, 'translation', words[language], true, false)
  }
}

function applyLanguage(): void {
  document.documentElement.lang = currentLanguage() === 'en' ? 'en' : 'zh-CN'
}

/** Stores the other language and starts the page anew in it, so that texts from the server change as well. */
export function switchLanguage(): void {
  chooseLanguage(currentLanguage() === 'en' ? 'zh' : 'en')
  location.reload()
}
