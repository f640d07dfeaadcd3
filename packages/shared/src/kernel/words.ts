import type { Locale } from './messages/types.ts'

/** What codes are called in both languages. */
export type Words = Readonly<Record<string, Readonly<Record<Locale, string>>>>

export const word = (zh: string, en: string) => ({ zh, en })
