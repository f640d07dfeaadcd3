import { lazy, Suspense } from 'react'
import { useCan } from '../session/session-context.tsx'
import { useHostState } from './tabs/host-context.ts'

const Bell = lazy(async () => {
  const [{ NoticeBell: component }, { addWords }, { words }] = await Promise.all([
    import('../features/notice/bell.tsx'),
    import('../i18n/setup.ts'),
    import('../features/notice/words.ts'),
  ])
  addWords(words)
  return { default: component }
})

/** The bell of notices, for those who may see it (docs/domain/interface.md#top-bar). */
export function NoticeBell() {
  const { tabs } = useHostState()
  if (!useCan('homeMessage')) return null
  return (
    <Suspense>
      <Bell href={tabs.list.find(({ id }) => id === tabs.activeId)?.href} />
    </Suspense>
  )
}
