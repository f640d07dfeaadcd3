import type { Locale, MessageParams, WordedParams } from './types.ts'

/** Parameters in the words of a reader. */
export const paramsIn = (locale: Locale, params: WordedParams): MessageParams =>
  Object.fromEntries(
    Object.entries(params).map(([name, value]) => [
      name,
      typeof value === 'object' ? value[locale] : value,
    ]),
  )
