import { word } from '../../kernel/words.ts'

/** What stands in a statement of account (docs/domain/bills.md#statement-of-account). */
export const entryKinds = [
  'opening',
  'bill',
  'credit',
  'reduction',
  'payment',
  'refund',
  'offset',
  'closing',
] as const
export type EntryKind = (typeof entryKinds)[number]

export const entryKindLabels = {
  opening: word('期初余额', 'Opening balance'),
  bill: word('账单', 'Bill'),
  credit: word('贷项通知单', 'Credit note'),
  reduction: word('调减', 'Reduction'),
  payment: word('收款', 'Payment'),
  refund: word('退款', 'Refund'),
  offset: word('冲抵', 'Offset'),
  closing: word('期末余额', 'Closing balance'),
} as const satisfies Record<EntryKind, unknown>
