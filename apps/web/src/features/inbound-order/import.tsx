import type { ComponentProps } from 'react'
import { useTranslation } from 'react-i18next'
import { ImportWizard } from '../../records/import/import-wizard.tsx'
import type { ImportPlace } from '../../records/import/use-import-window.ts'
import { ImportedOrders } from './imported-orders.tsx'
import { LateNameProduct } from './late-name-product.tsx'
import { refreshed } from './refreshed.ts'

const choose: ComponentProps<typeof ImportWizard>['choose'] = ({ of }, say) => (
  <LateNameProduct of={of} onNamed={say} />
)

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
      renderResult={(result) => <ImportedOrders result={result} onOpen={onClose} />}
      choose={choose}
      onPublished={refreshed}
      onClose={onClose}
      {...place}
    />
  )
}
