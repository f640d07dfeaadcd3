import { LockOutlined } from '@ant-design/icons'
import { Button, Tooltip } from 'antd'
import { useTranslation } from 'react-i18next'
import { useLock } from './use-lock.ts'

export function LockButton() {
  const { t } = useTranslation()
  const lock = useLock()
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
