import { lazy } from 'react'
import { addWords } from '../i18n/setup.ts'
import { loadChunk } from '../lib/chunk.ts'

/** The fees of an order on its page, with the words that the screens of fees come with. */
export const FeesOfBusiness = lazy(async () => {
  const [screen, words] = await Promise.all([
    loadChunk(() => import('../features/fee-line/of-business.tsx')),
    loadChunk(() => import('../i18n/fee-line.ts')),
  ])
  addWords(words.feeLine)
  return { default: screen.FeesOfBusiness }
})
