import { Modal } from 'antd'
import { useTranslation } from 'react-i18next'
import { TemplateCard } from './template-card.tsx'

type Props = { id: string; no: string; onClose: () => void }

/** The template of one contract. */
export function TemplateDialog({ id, no, onClose }: Props) {
  const { t } = useTranslation()
  return (
    <Modal
      open
      width={720}
      title={t('contract.document.templateTitle', { no })}
      footer={null}
      onCancel={onClose}
    >
      <TemplateCard id={id} />
    </Modal>
  )
}
