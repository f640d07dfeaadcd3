import { CloseOutlined } from '@ant-design/icons'
import { Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useCan } from '../session/session-context.tsx'
import { setHelp, useHelp } from './help-state.ts'
import { lazyDialog } from './lazy-dialog.ts'
import './help-button.css'

const HelpDialog = lazyDialog(
  async () => (await import('../features/desk/help/dialog.tsx')).HelpDialog,
)

/**
 * The floating button of the help centre. It stands on signed-in pages only: the sign-in and its call-back are another
 * page, and `isHidden` says when a page without a sign-in, such as the lock screen, covers this one (spec.md §2).
 */
export function HelpButton({ isHidden }: { isHidden: boolean }) {
  const { t } = useTranslation()
  const [isDismissed, setDismissed] = useState(false)
  const isOpen = useHelp()
  if (!useCan('help:read') || isHidden) return null
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
