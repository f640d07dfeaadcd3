import type { ImportBatch } from '@yuncang/shared/nouns/import-batch/contract'
import { skipReasons } from '@yuncang/shared/nouns/import-batch/tally'
import { useTranslation } from 'react-i18next'
import { currentLanguage, listed } from '../../lib/language.ts'

/** The rows below the heading as a sum, so that nobody wonders where one has gone. */
export function RowTally({ tally }: Pick<ImportBatch, 'tally'>) {
  const { t } = useTranslation()
  if (!tally) return null
  const { ready, wrong, skipped } = tally
  const skippedRows = skipped.reduce((sum, { count }) => sum + count, 0)
  const reasons = skipped.map(({ reason, count }) =>
    t('importWizard.tallyReason', { name: skipReasons[reason][currentLanguage()], count }),
  )
  const parts = [
    t('importWizard.tallyReady', { count: ready }),
    ...(wrong > 0 ? [t('importWizard.tallyWrong', { count: wrong })] : []),
    ...(skippedRows > 0
      ? [t('importWizard.tallySkipped', { count: skippedRows, reasons: listed(reasons) })]
      : []),
  ]
  return (
    <p className="import-found">
      {t('importWizard.tally', {
        count: ready + wrong + skippedRows,
        parts: parts.join(' + '),
      })}
    </p>
  )
}
