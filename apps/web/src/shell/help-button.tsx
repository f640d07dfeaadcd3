import { CloseOutlined } from '@ant-design/icons'
import { Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useCan } from '../session/session-context.tsx'
import { setHelp, useHelp } from './help-state.ts'
import { latePart } from '../i18n/late-part.tsx'
import './help-button.css'

const HelpDialog = latePart(
  async () => (await import('../features/help/dialog.tsx')).HelpDialog,
  () => import('../features/help/words.ts'),
)

/**
 * The floating button of the help centre, on signed-in pages only (docs/domain/interface.md#top-bar). It has its own room
 * beside the tags: there it never lies over what somebody reads or clicks.
 */
export function HelpButton() {
  const { t } = useTranslation()
  const [isDismissed, setDismissed] = useState(false)
  const isOpen = useHelp()
  if (!useCan('help:read')) return null
  return (
    <>
      {!isDismissed && (
        <div className="help-button">
          <button type="button" className="help-open" onClick={() => setHelp(true)}>
            <b aria-hidden>?</b> <span>{t('help.centre')}</span>
          </button>
          <button
            type="button"
            className="help-dismiss"
            aria-label={t('help.dismiss')}
            onClick={() => setDismissed(true)}
          >
            <CloseOutlined aria-hidden />
          </button>
        </div>
      )}
      <Suspense>{isOpen && <HelpDialog onClose={() => setHelp(false)} />}</Suspense>
    </>
  )
}
