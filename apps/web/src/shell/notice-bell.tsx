import { lazy, Suspense } from 'react'
import { useCan } from '../session/session-context.tsx'

const Bell = lazy(async () => {
  const [{ NoticeBell: component }, { addWords }, { notice }] = await Promise.all([
    import('../features/notice/bell.tsx'),
    import('../i18n/setup.ts'),
    import('../i18n/notice.ts'),
  ])
  addWords(notice)
  return { default: component }
})

/** The bell of notices, for those who may see it (spec.md §6). */
export const NoticeBell = () =>
  useCan('homeMessage') ? (
    <Suspense>
      <Bell />
    </Suspense>
  ) : null
