import { Alert } from 'antd'
import { useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import { queryClient } from '../api/client.ts'
import { useIsSaidInPlace } from '../ui/offline-notice.tsx'
import './frame.css'

const changes = queryClient.getMutationCache()

/** Whether something that a person asked for waits for the network. */
const useIsWaiting = (): boolean =>
  useSyncExternalStore(
    (listener) => changes.subscribe(listener),
    () => changes.getAll().some(({ state }) => state.isPaused),
  )

/** Says of a step that was taken by a button alone that it waits for the network, until it is there again. */
export function WaitingNotice() {
  const { t } = useTranslation()
  const isWaiting = useIsWaiting()
  const isSaidInPlace = useIsSaidInPlace()
  if (!isWaiting || isSaidInPlace) return null
  return (
    <Alert
      className="waiting-notice"
      type="warning"
      showIcon
      role="status"
      title={t('action.offline')}
    />
  )
}
