import { lazy } from 'react'
import { loadTexts } from '../../i18n/load-texts.ts'
import { loadChunk } from '../../lib/chunk.ts'

/** The invoices of a bill on its page, with the words that the screens of invoices come with. */
export const InvoicesOfBill = lazy(async () => {
  const [screen] = await Promise.all([
    loadChunk(() => import('../../features/invoice/of-bill.tsx')),
    loadTexts(() => import('../../features/invoice/words.ts')),
  ])
  return { default: screen.InvoicesOfBill }
})

/** What was paid of a bill, on its page. */
export const PaymentsOfBill = lazy(async () => {
  const [screen] = await Promise.all([
    loadChunk(() => import('../../features/payment/of-bill.tsx')),
    loadTexts(() => import('../../features/payment/words.ts')),
  ])
  return { default: screen.PaymentsOfBill }
})
