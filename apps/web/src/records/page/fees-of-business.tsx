import { lazy, Suspense } from 'react'
import { loadTexts } from '../../i18n/load-texts.ts'
import { loadChunk } from '../../lib/chunk.ts'
import { useCan } from '../../session/session-context.tsx'

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

/** With the words and messages that the screens of fees come with. */
const Fees = lazy(async () => {
  const [screen] = await Promise.all([
    loadChunk(() => import('../../features/fee-line/of-business.tsx')),
    loadTexts(
      () => import('../../features/fee-line/words/fee-line.ts'),
      () => import('../prices/words/why.ts'),
      () => import('@yuncang/shared/nouns/fee-line/messages'),
      () => import('@yuncang/shared/nouns/customer/messages'),
    ),
  ])
  return { default: screen.FeesOfBusiness }
})
