import { downloadsId } from '@yuncang/shared/nouns/file/rules'
import { Modal } from 'antd'
import { Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { DocumentsOf } from '../../records/documents/documents-of.tsx'

/** What an administrator keeps here for everybody of the tenant (docs/domain/files.md#downloads). */
export function DownloadsDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation()
  return (
    <Modal open width={720} title={t('tool.downloads')} footer={null} onCancel={onClose}>
      <Suspense>
        <DocumentsOf module="ZLXZ" businessId={downloadsId} status={0} docType="ZL" />
      </Suspense>
    </Modal>
  )
}
