import type { Locale } from '@yuncang/shared/kernel/messages/types'
import type { Title } from './root.tsx'
import { screens } from './screens.ts'

const said: Title[] = screens.flatMap(({ options }) => options.staticData?.title ?? [])
const wordsIn = (locale: Locale) => Object.fromEntries(said.map((each) => [each.key, each[locale]]))

/** What screens are called, so that their tabs have a name before they are loaded. */
export const titles = { zh: wordsIn('zh'), en: wordsIn('en') }
