import { Modal, Typography } from 'antd'
import { useTranslation } from 'react-i18next'

export type PasswordLink = { account: string; token: string }

/** The one-time link by which a person sets a password; shown once, to be handed on. */
export function PasswordLinkDialog({ link, onClose }: { link: PasswordLink; onClose: () => void }) {
  const { t } = useTranslation()
  const address = `${location.origin}/login#set-password=${link.token}`
  return (
    <Modal
      open
      title={t('record.link.title', { account: link.account })}
      okText={t('action.close')}
      cancelButtonProps={{ style: { display: 'none' } }}
      onOk={onClose}
      onCancel={onClose}
    >
      <p>{t('record.link.hint')}</p>
      <Typography.Paragraph copyable code>
        {address}
      </Typography.Paragraph>
    </Modal>
  )
}
