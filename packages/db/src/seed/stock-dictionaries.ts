import { outboundStatusLabels } from '@yuncang/shared/domain/outbound-order'
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
  OUTBOUND_STATUS: entries(outboundStatusLabels),
  OUTBOUND_TYPE: [
    ['1', '二线出区内销', 'Domestic sale out of the zone'],
    ['2', '一线出境', 'Exit abroad'],
    ['3', '区间流转', 'Transfer between zones'],
    ['4', '国内普货', 'Domestic general cargo'],
    ['5', '退运', 'Return shipment'],
    ['6', '期货提货', 'Futures pickup'],
    ['7', '质押放货', 'Release from pledge'],
  ],
} as const satisfies Readonly<Record<string, readonly Entry[]>>
