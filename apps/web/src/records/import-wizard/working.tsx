import type { ImportBatch } from '@yuncang/shared/contracts/import-batch'
import { Progress } from 'antd'
import { useTranslation } from 'react-i18next'

/** How far the work on a file is; it goes on without this window. */
export function Working({ batch: { fileName, progress } }: { batch: ImportBatch }) {
  const { t } = useTranslation()
  const { done = 0, total = 0, stage = null } = progress ?? {}
  const words: Record<string, string> = {
    reading: t('importWizard.stage.reading'),
    checking: t('importWizard.stage.checking'),
    writing: t('importWizard.stage.writing'),
  }
  const what = words[stage ?? ''] ?? t('importWizard.stage.waiting')
  return (
    <div role="status" className="import-working">
      <div>
        <strong>{fileName}</strong> {what}
        {total > 0 && <span className="count">{t('importWizard.rowsOf', { done, total })}</span>}
      </div>
      <Progress
        percent={total > 0 ? Math.round((done / total) * 100) : 0}
        status="active"
        showInfo={total > 0}
        aria-label={what}
      />
      <p>{t('importWizard.closeable')}</p>
    </div>
  )
}
