import type { ImportBatch } from '@yuncang/shared/nouns/import-batch/contract'
import { Alert, Button, Progress } from 'antd'
import { useTranslation } from 'react-i18next'
import { apiErrorOf } from '../../api/link.ts'
import { useSteps } from './use-batch.ts'
import { useOnline } from '../../lib/use-online.ts'

type Props = { batch: ImportBatch; onDiscarded: () => void }

/** How far the work on a file is; it goes on without this window, and can be cancelled. */
export function Working({ batch, onDiscarded }: Props) {
  const { t } = useTranslation()
  const isOnline = useOnline()
  const { done = 0, total = 0, stage = null } = batch.progress ?? {}
  const words: Record<string, string> = {
    reading: t('importWizard.stage.reading'),
    checking: t('importWizard.stage.checking'),
    writing: t('importWizard.stage.writing'),
  }
  const what = words[stage ?? ''] ?? t('importWizard.stage.waiting')
  return (
    <div role="status" className="import-working">
      <div>
        <strong>{batch.fileName}</strong> {what}
        {total > 0 && <span className="count">{t('importWizard.rowsOf', { done, total })}</span>}
      </div>
      <Progress
        percent={total > 0 ? Math.round((done / total) * 100) : 0}
        status="active"
        showInfo={total > 0}
        aria-label={what}
      />
      {!isOnline && <Alert type="warning" showIcon title={t('importWizard.offlineWorking')} />}
      <p>{t('importWizard.closeable')}</p>
      <Cancel batch={batch} onDiscarded={onDiscarded} />
    </div>
  )
}

/** A file that was never read is discarded; any other goes back to what it was. */
function Cancel({ batch: { id, version, jobId, status, sheets }, onDiscarded }: Props) {
  const { t } = useTranslation()
  const { discard, cancelJob } = useSteps()
  const failure = discard.error ?? cancelJob.error
  const cancel = () => {
    if (status === 'reading' && sheets.length === 0)
      discard.mutate({ id, version }, { onSuccess: onDiscarded })
    else if (jobId !== null) cancelJob.mutate({ id: jobId })
  }
  return (
    <>
      {failure !== null && (
        <Alert type="error" showIcon role="alert" title={apiErrorOf(failure).message} />
      )}
      <Button loading={discard.isPending || cancelJob.isPending} onClick={cancel}>
        {t(status === 'publishing' ? 'importWizard.cancelImport' : 'importWizard.cancelCheck')}
      </Button>
    </>
  )
}
