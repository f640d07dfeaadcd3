import { useTranslation } from 'react-i18next'
import { ImportWizard } from '../../records/import/import-wizard.tsx'
import type { ImportPlace } from '../../records/import/use-import-window.ts'
import { refreshed } from './refreshed.ts'

/** Locations from a workbook, parents and children in any order, all or none. */
export function LocationImport({ onClose, ...place }: ImportPlace & { onClose: () => void }) {
  const { t } = useTranslation()
  return (
    <ImportWizard
      title={t('storageLocation.importTitle')}
      noun="storageLocation"
      sayResult={({ locations }) => t('storageLocation.imported', { count: Number(locations) })}
      onPublished={refreshed}
      onClose={onClose}
      {...place}
    />
  )
}
