import { useTranslation } from 'react-i18next'
import { ImportWizard } from '../../records/import/import-wizard.tsx'
import type { ImportPlace } from '../../records/import/use-import-window.ts'
import { refreshed } from './refreshed.ts'

/** Contracts from a workbook, all or none; they arrive as drafts. */
export function ContractImport({ onClose, ...place }: ImportPlace & { onClose: () => void }) {
  const { t } = useTranslation()
  return (
    <ImportWizard
      title={t('contract.importTitle')}
      noun="contract"
      sayResult={({ contracts }) => t('contract.imported', { count: Number(contracts) })}
      onPublished={refreshed}
      onClose={onClose}
      {...place}
    />
  )
}
