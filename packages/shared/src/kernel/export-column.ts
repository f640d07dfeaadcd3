import type { Locale } from './messages/types.ts'
import { word } from './words.ts'

type Titles = Readonly<Record<Locale, string>>

/** How the values of an exported column are written; without any of it as they are stored, texts as texts. */
export type Way = {
  /**
   * Figures with all their decimals or without noughts at the end, money and prices in the currency of their row,
   * kilograms that people read in tonnes, shares of one that they read in percent, days and instants.
   */
  readonly kind?: 'decimal' | 'exact' | 'money' | 'tonnes' | 'percent' | 'date' | 'time'
  /** The dictionary whose words stand for its codes. */
  readonly dictionary?: string
  /** The words that stand for its codes. */
  readonly words?: Readonly<Record<string, Titles>>
}

/** A column in which a list can be exported. */
export type ExportColumn<K extends string = string> = Way & {
  readonly key: K
  readonly title: Titles
}

export const column = <const K extends string>(
  key: K,
  zh: string,
  en: string,
  way: Way = {},
): ExportColumn<K> => ({ key, title: word(zh, en), ...way })

/** The keys of a list of columns. */
export type KeyOf<C extends readonly ExportColumn[]> = C[number]['key']

export const stopWords = { 0: word('使用中', 'In use'), 1: word('已停用', 'Stopped') }

/** When a record was made and last changed. */
export const timeExportColumns = [
  column('createTime', '创建时间', 'Created', { kind: 'time' }),
  column('updateTime', '更新时间', 'Updated', { kind: 'time' }),
]
