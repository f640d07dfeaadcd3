import { Button } from 'antd'
import { Suspense } from 'react'
import { latePart } from '../i18n/late-part.tsx'
import { useCan } from '../session/session-context.tsx'
import { activeHref, useHostState } from './tabs/host-context.ts'

const Bell = latePart(
  async () => (await import('../features/notice/bell.tsx')).NoticeBell,
  () => import('../features/notice/words.ts'),
)

/** The room of the bell until it is there: who presses the button beside it would hit another when it came. */
const room = <Button type="text" icon={<i />} style={{ visibility: 'hidden' }} />

/** The bell of notices, for those who may see it (docs/domain/interface.md#top-bar). */
export function NoticeBell() {
  const href = useHostState(activeHref)
  if (!useCan('homeMessage')) return null
  return (
    <Suspense fallback={room}>
      <Bell href={href} />
    </Suspense>
  )
}
