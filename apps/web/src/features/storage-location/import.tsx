import { useTranslation } from 'react-i18next'
import { WorkbookImport } from '../../records/workbook-import.tsx'
import { refreshed } from './refreshed.ts'

/** Locations from a workbook, parents and children in any order, all or none. */
export function LocationImport({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation()
  return (
    <WorkbookImport<{ locations: number }>
      title={t('storageLocation.importTitle')}
      operation="storageLocation.import"
      template="storageLocation.template"
      onImported={async ({ locations }) => {
        await refreshed()
        return t('storageLocation.imported', { count: locations })
      }}
      onClose={onClose}
    />
  )
}
