import type { MissReason } from '@yuncang/shared/nouns/payment/missed'
import type { MissedBill } from '@yuncang/shared/nouns/payment/record'
import { billStatusLabels, type BillStatus } from '@yuncang/shared/nouns/bill/rules'
import type { TFunction } from 'i18next'
import { currentLanguage } from '../../lib/language.ts'

const keys = {
  status: 'payment.missed.status',
  direction: 'payment.missed.direction',
  customer: 'payment.missed.customer',
  currency: 'payment.missed.currency',
  taken: 'payment.missed.taken',
  severalCustomers: 'payment.missed.severalCustomers',
} as const satisfies Record<MissReason, string>

/** Why a bill that the remark names is not suggested, and what to do now. */
export const missedWords = (t: TFunction, { billNo, customerName, why, ...bill }: MissedBill) =>
  t(keys[why], {
    no: billNo,
    customer: customerName,
    currency: bill.currency,
    // The server sends no other numbers than these.
    status: billStatusLabels[bill.status as BillStatus][currentLanguage()],
  })
