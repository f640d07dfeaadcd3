import { latePart } from '../../i18n/late-part.tsx'

/** The fees of a bill on its page, with the words and messages that the screens of fees come with. */
export const FeesOfBill = latePart(
  async () => (await import('../../features/fee-line/of-bill.tsx')).FeesOfBill,
  () => import('../../features/fee-line/words/fee-line.ts'),
  () => import('../prices/words/why.ts'),
  () => import('@yuncang/shared/nouns/fee-line/messages'),
  () => import('@yuncang/shared/nouns/customer/messages'),
)
