import { Alert, Modal, Typography } from 'antd'
import { useTranslation } from 'react-i18next'

export type NewToken = { name: string; token: string }

/** A token just made: the only time that anybody sees it. */
export function TokenDialog({ made, onClose }: { made: NewToken; onClose: () => void }) {
  const { t } = useTranslation()
  return (
    <Modal
      open
      title={t('apiToken.made', { name: made.name })}
      okText={t('apiToken.kept')}
      cancelButtonProps={{ style: { display: 'none' } }}
      closable={false}
      mask={{ closable: false }}
      keyboard={false}
      onOk={onClose}
    >
      <Alert type="warning" showIcon title={t('apiToken.onlyNow')} />
      <Typography.Paragraph copyable code style={{ marginBlock: 16, overflowWrap: 'anywhere' }}>
        {made.token}
      </Typography.Paragraph>
      <p className="hint">{t('apiToken.howTo')}</p>
    </Modal>
  )
}
