import { latePart } from '../../i18n/late-part.tsx'

/** The invoices of a bill on its page, with the words that the screens of invoices come with. */
export const InvoicesOfBill = latePart(
  async () => (await import('../../features/invoice/of-bill.tsx')).InvoicesOfBill,
  () => import('../../features/invoice/words.ts'),
)

/** What was paid of a bill, on its page. */
export const PaymentsOfBill = latePart(
  async () => (await import('../../features/payment/of-bill.tsx')).PaymentsOfBill,
  () => import('../../features/payment/words.ts'),
)
