import { Suspense } from 'react'
import { latePart } from '../i18n/late-part.tsx'
import { useCan } from '../session/session-context.tsx'
import { activeHref, useHostState } from './tabs/host-context.ts'

const Bell = latePart(
  async () => (await import('../features/notice/bell.tsx')).NoticeBell,
  () => import('../features/notice/words.ts'),
)

/** The bell of notices, for those who may see it (docs/domain/interface.md#top-bar). */
export function NoticeBell() {
  const href = useHostState(activeHref)
  if (!useCan('homeMessage')) return null
  return (
    <Suspense>
      <Bell href={href} />
    </Suspense>
  )
}
