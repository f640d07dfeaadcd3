import { useQuery } from '@tanstack/react-query'
import { exportKindLabels } from '@yuncang/shared/nouns/contract-document/rules'
import { Button, Modal } from 'antd'
import { useTranslation } from 'react-i18next'
import { trpc } from '../../api/client.ts'
import { download } from '../../api/files.ts'
import { currentLanguage } from '../../lib/language.ts'
import { RecordList } from '../../ui/record-list.tsx'
import { templateWords } from './template-words.ts'

type Props = { id: string; no: string; onClose: () => void }

/** What was exported of a contract: which file, by whom, when, by which template, and what its bytes were. */
export function ExportHistory({ id, no, onClose }: Props) {
  const { t } = useTranslation()
  const { data } = useQuery(trpc.contractDocument.exports.queryOptions({ id }))
  return (
    <Modal open width={720} footer={null} onCancel={onClose}>
      <RecordList
        title={t('contract.document.historyTitle', { no })}
        empty={t('contract.document.noHistory')}
        items={data?.map((each) => ({
          key: each.id,
          title: each.name,
          details: [
            exportKindLabels[each.kind][currentLanguage()],
            templateWords(t, each.templateVersion),
            each.quotation,
            `${each.realName} ${each.time}`,
            `SHA-256 ${each.sha256.slice(0, 12)}`,
          ],
          actions: (
            <Button
              size="small"
              onClick={() => void download('file.download', { id: each.fileId })}
            >
              {t('contract.document.fetch')}
            </Button>
          ),
        }))}
      />
    </Modal>
  )
}
