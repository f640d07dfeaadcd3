import { listed } from '@yuncang/shared/kernel/messages/listed'
import type { Worded } from '@yuncang/shared/kernel/messages/types'

/** Several names as one, in each language. */
export const wordedList = (names: readonly Worded[]): Worded => ({
  zh: listed(
    'zh',
    names.map(({ zh }) => zh),
  ),
  en: listed(
    'en',
    names.map(({ en }) => en),
  ),
})
