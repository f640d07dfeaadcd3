import { useTranslation } from 'react-i18next'
import { ImportWizard } from '../../records/import/import-wizard.tsx'
import type { ImportPlace } from '../../records/import/use-import-window.ts'
import { refreshed } from './refreshed.ts'

type Props = ImportPlace & { onMatch: () => void; onClose: () => void }

/** Money from a bank's file, all rows or none; what is recorded already is left out. Matching follows. */
export function BankImport({ onMatch, ...place }: Props) {
  const { t } = useTranslation()
  return (
    <ImportWizard
      title={t('payment.import')}
      noun="payment"
      sayResult={({ payments, skipped }) =>
        t('payment.imported', { count: Number(payments), skipped: Number(skipped) })
      }
      onPublished={async (isAll) => {
        await refreshed()
        if (isAll) onMatch()
      }}
      {...place}
    >
      <p className="hint">{t('payment.importHint')}</p>
    </ImportWizard>
  )
}
