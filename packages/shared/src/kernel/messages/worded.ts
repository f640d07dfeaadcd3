import { readable } from './figures.ts'
import { listed } from './listed.ts'
import type { Locale, Message, MessageParam, MessageParams, Worded, WordedParams } from './types.ts'

/** Parameters in the words of a reader. */
export const paramsIn = (locale: Locale, params: WordedParams): MessageParams =>
  Object.fromEntries(
    Object.entries(params).map(([name, value]) => [name, isWorded(value) ? value[locale] : value]),
  )

const isWorded = (value: MessageParam | Worded): value is Worded =>
  typeof value === 'object' && 'zh' in value

/** A sentence in the language of a reader, parameters filled in. */
export const filled = (locale: Locale, [, zh, en]: Message, params: MessageParams): string =>
  withParams(locale, locale === 'en' ? en : zh, params)

/** The same of a sentence whose language is chosen already. */
export const withParams = (locale: Locale, sentence: string, params: MessageParams): string =>
  sentence.replace(/\{(\w+)\}/g, (_, name: string) => said(locale, name, params[name]))

const said = (locale: Locale, name: string, value: MessageParam | undefined): string =>
  typeof value === 'object' ? listed(locale, value) : readable(name, value)
