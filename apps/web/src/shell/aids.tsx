import { Suspense, useEffect } from 'react'
import { isForPage, pressed } from '../lib/shortcuts.ts'
import { saveSettings } from '../session/settings.ts'
import { setAid, useAid } from './aid-state.ts'
import { latePart } from '../i18n/late-part.tsx'

const ShortcutSheet = latePart(
  async () => (await import('../features/shortcuts/sheet.tsx')).ShortcutSheet,
  () => import('../features/shortcuts/words.ts'),
)
const Tour = latePart(
  async () => (await import('../features/tour/tour.tsx')).GuidedTour,
  () => import('../features/tour/words.ts'),
)

/** The sheet of keys, which ? opens, and the guided tour. */
export function Aids() {
  const open = useAid()
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (!pressed(event, 'sheet') || !isForPage(event)) return
      event.preventDefault()
      setAid('keys')
    }
    window.addEventListener('keydown', onKey)
    return () => window.removeEventListener('keydown', onKey)
  }, [])
  const close = () => setAid(undefined)
  const endTour = () => {
    saveSettings({ hasSeenTour: true })
    close()
  }
  return (
    <Suspense>
      {open === 'keys' && <ShortcutSheet onClose={close} />}
      {open === 'tour' && <Tour onClose={endTour} />}
    </Suspense>
  )
}
