import { lazy, Suspense } from 'react'
import { addWords } from '../i18n/setup.ts'
import { loadChunk } from '../lib/chunk.ts'
import { useCan } from '../session/session-context.tsx'

/** The fees of an order on its page, for those who may see fees. */
export function FeesOfBusiness({ businessId }: { businessId: string }) {
  if (!useCan('feeLine:read')) return null
  return (
    <section className="card">
      <Suspense>
        <Fees businessId={businessId} />
      </Suspense>
    </section>
  )
}

/** With the words that the screens of fees come with. */
const Fees = lazy(async () => {
  const [screen, words, why] = await Promise.all([
    loadChunk(() => import('../features/fee-line/of-business.tsx')),
    loadChunk(() => import('../i18n/fee-line.ts')),
    loadChunk(() => import('../i18n/fee-line-why.ts')),
  ])
  addWords(words.feeLine)
  addWords(why.feeLineWhy)
  return { default: screen.FeesOfBusiness }
})
