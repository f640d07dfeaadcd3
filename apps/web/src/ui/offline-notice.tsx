import { Alert } from 'antd'
import { useEffect, useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import { createCount } from '../lib/count.ts'
import { useOnline } from '../lib/use-online.ts'
import { FailureNote } from './failure-note.tsx'
import './form/form.css'

/** Forms and dialogs in view that say themselves what waits for the network. */
const saying = createCount()

/** Whether somebody who waits for the network is told so where they wait. */
export const useIsSaidInPlace = (): boolean =>
  useSyncExternalStore(saying.subscribe, saying.value) > 0

/** Above what is typed: that the network is gone, what is kept, and what becomes of a sending that waits for it. */
export function OfflineNotice({ isSending }: { isSending: boolean }) {
  const { t } = useTranslation()
  const isOffline = !useOnline()
  useEffect(() => (isOffline && isSending ? saying.enter() : undefined), [isOffline, isSending])
  if (!isOffline) return null
  return (
    <Alert
      type="warning"
      showIcon
      role="status"
      className="form-notice"
      title={t(isSending ? 'form.offlineSaving' : 'form.offline')}
    />
  )
}

type Props = {
  isSending: boolean
  /** What stands against it; a warning can be answered by trying once more. */
  failure?: string | undefined
  isWarning?: boolean
}

/** What a dialog has to say above its fields. */
export function DialogNotice({ isSending, failure, isWarning = false }: Props) {
  return (
    <>
      <OfflineNotice isSending={isSending} />
      {failure !== undefined && (
        <FailureNote message={failure} type={isWarning ? 'warning' : 'error'} />
      )}
    </>
  )
}
