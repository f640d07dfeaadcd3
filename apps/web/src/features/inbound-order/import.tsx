import { useTranslation } from 'react-i18next'
import { ImportWizard } from '../../records/import-wizard.tsx'
import type { ImportPlace } from '../../records/use-import-window.ts'
import { refreshed } from './refreshed.ts'

/** Inbound orders from a workbook, all or none. */
export function OrderImport({ onClose, ...place }: ImportPlace & { onClose: () => void }) {
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
      {...place}
    />
  )
}
