import { lazy } from 'react'
import { loadTexts } from '../../i18n/load-texts.ts'
import { loadChunk } from '../../lib/chunk.ts'

/** What the finance platform was told of a bill, on its page, with the words that it comes with. */
export const ExchangesOfBill = lazy(async () => {
  const [section] = await Promise.all([
    loadChunk(() => import('../../features/finance-exchange/of-bill.tsx')),
    loadTexts(
      () => import('../../features/finance-exchange/words.ts'),
      () => import('@yuncang/shared/nouns/finance-exchange/messages'),
    ),
  ])
  return { default: section.ExchangesOfBill }
})
