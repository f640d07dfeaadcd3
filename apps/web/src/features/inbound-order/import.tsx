import { useTranslation } from 'react-i18next'
import { ImportWizard } from '../../records/import-wizard.tsx'
import { refreshed } from './refreshed.ts'

/** Inbound orders from a workbook, all or none. */
export function OrderImport({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation()
  return (
    <ImportWizard
      title={t('inboundOrder.importTitle')}
      noun="inboundOrder"
      sayResult={({ orders, containers, products }) =>
        t('inboundOrder.imported', { orders, containers, products })
      }
      onPublished={refreshed}
      onClose={onClose}
    />
  )
}
