import { lazy } from 'react'
import { loadTexts } from '../../i18n/load-texts.ts'
import { loadChunk } from '../../lib/chunk.ts'

/** The fees of a bill on its page, with the words and messages that the screens of fees come with. */
export const FeesOfBill = lazy(async () => {
  const [screen] = await Promise.all([
    loadChunk(() => import('../../features/fee-line/of-bill.tsx')),
    loadTexts(
      () => import('../../features/fee-line/words/fee-line.ts'),
      () => import('../prices/words/why.ts'),
      () => import('@yuncang/shared/nouns/fee-line/messages'),
      () => import('@yuncang/shared/nouns/customer/messages'),
    ),
  ])
  return { default: screen.FeesOfBill }
})
