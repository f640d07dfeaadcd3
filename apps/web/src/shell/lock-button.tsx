import { LockOutlined } from '@ant-design/icons'
import { Button, Tooltip } from 'antd'
import { useTranslation } from 'react-i18next'
import { client } from '../api/client.ts'
import { useTabHost } from './tabs/host-context.ts'

/** Locks the session, here and on the server. */
export function LockButton() {
  const { t } = useTranslation()
  const host = useTabHost()
  const lock = async () => {
    await client.session.lock.mutate({})
    host.lock()
  }
  return (
    <Tooltip title={t('lock.lock')}>
      <Button
        type="text"
        icon={<LockOutlined />}
        aria-label={t('lock.lock')}
        onClick={() => void lock()}
      />
    </Tooltip>
  )
}
