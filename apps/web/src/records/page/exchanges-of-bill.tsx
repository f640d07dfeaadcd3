import { latePart } from '../../i18n/late-part.tsx'

/** What the finance platform was told of a bill, on its page, with the words that it comes with. */
export const ExchangesOfBill = latePart(
  async () => (await import('../../features/finance-exchange/of-bill.tsx')).ExchangesOfBill,
  () => import('../../features/finance-exchange/words.ts'),
  () => import('@yuncang/shared/nouns/finance-exchange/messages'),
)
