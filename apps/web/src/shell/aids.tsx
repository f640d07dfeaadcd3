import { Suspense, useEffect } from 'react'
import { isForPage, pressed } from '../lib/shortcuts.ts'
import { saveSettings } from '../session/settings.ts'
import { setAid, useAid } from './aid-state.ts'
import { lazyDialog } from './lazy-dialog.ts'

const loadWords = () => import('../i18n/desk-aids.ts')
const ShortcutSheet = lazyDialog(
  async () => (await import('../features/desk/shortcuts/sheet.tsx')).ShortcutSheet,
  loadWords,
)
const Tour = lazyDialog(
  async () => (await import('../features/desk/tour/tour.tsx')).GuidedTour,
  loadWords,
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
