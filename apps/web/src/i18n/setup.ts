import i18next from 'i18next'
import { initReactI18next } from 'react-i18next'
import { currentLanguage, storeLanguage } from '../lib/language.ts'

type Words = { zh: Record<string, string>; en: Record<string, string> }

/** Starts i18next with the words of one entry, in the stored language. */
export function startLanguage(words: Words[]): void {
  const all = (language: 'zh' | 'en') =>
    Object.fromEntries(words.flatMap((each) => Object.entries(each[language])))
  void i18next.use(initReactI18next).init({
    lng: currentLanguage(),
    fallbackLng: false,
    // Keys are flat names with dots in them.
    keySeparator: false,
    nsSeparator: false,
    interpolation: { escapeValue: false },
    resources: { zh: { translation: all('zh') }, en: { translation: all('en') } },
  })
  applyLanguage()
}

function applyLanguage(): void {
  document.documentElement.lang = currentLanguage() === 'en' ? 'en' : 'zh-CN'
}

/** Stores the other language and starts the page anew in it, so that texts from the server change as well. */
export function switchLanguage(): void {
  storeLanguage(currentLanguage() === 'en' ? 'zh' : 'en')
  location.reload()
}
