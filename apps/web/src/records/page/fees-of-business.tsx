import { Suspense } from 'react'
import { latePart } from '../../i18n/late-part.tsx'
import { useCan } from '../../session/session-context.tsx'

/** With the words and messages that the screens of fees come with. */
export const FeeListOfBusiness = latePart(
  async () => (await import('../../features/fee-line/of-business.tsx')).FeesOfBusiness,
  () => import('../../features/fee-line/words/fee-line.ts'),
  () => import('../prices/words/why.ts'),
  () => import('@yuncang/shared/nouns/fee-line/messages'),
  () => import('@yuncang/shared/nouns/customer/messages'),
)

/** The fees of an order on its page, for those who may see fees. */
export function FeesOfBusiness({ businessId }: { businessId: string }) {
  if (!useCan('feeLine:read')) return null
  return (
    <section className="card">
      <Suspense>
        <FeeListOfBusiness businessId={businessId} />
      </Suspense>
    </section>
  )
}
