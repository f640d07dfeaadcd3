import {
  ledgerTypes,
  reservationStatusLabels,
  reservationTypeLabels,
} from '@yuncang/shared/domain/stock'
import type { Entry } from './commerce-dictionaries.ts'

const entries = (words: object): Entry[] =>
  Object.entries(words).map(([value, { zh, en }]: [string, Record<'zh' | 'en', string>]): Entry => [
    value,
    zh,
    en,
  ])

/** Words of the stock, as the rules name them (domain.md §7.2). */
export const stockDictionaries = {
  LEDGER_TYPE: entries(ledgerTypes),
  RESERVATION_TYPE: entries(reservationTypeLabels),
  RESERVATION_STATUS: entries(reservationStatusLabels),
} as const satisfies Readonly<Record<string, readonly Entry[]>>
