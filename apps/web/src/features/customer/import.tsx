import { Segmented } from 'antd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ImportWizard } from '../../records/import-wizard.tsx'
import { refreshed } from './refreshed.ts'

type Kind = 'customer' | 'customerInvoice' | 'customerBank'

/** Customers, or what belongs to them, from a workbook, all or none. */
export function CustomerImport({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation()
  const [kind, setKind] = useState<Kind>('customer')
  const kinds: Record<Kind, string> = {
    customer: t('customer.customers'),
    customerInvoice: t('customer.invoices'),
    customerBank: t('customer.banks'),
  }
  return (
    <ImportWizard
      // Another kind begins without the file of the last one.
      key={kind}
      title={t('customer.importTitle')}
      noun={kind}
      sayResult={({ customers, count }) =>
        customers === undefined
          ? t('customer.partsImported', { count: Number(count), kind: kinds[kind] })
          : t('customer.imported', { count: Number(customers) })
      }
      onPublished={refreshed}
      onClose={onClose}
    >
      <Segmented<Kind>
        aria-label={t('customer.importKind')}
        value={kind}
        onChange={setKind}
        options={[
          { value: 'customer', label: kinds.customer },
          { value: 'customerInvoice', label: kinds.customerInvoice },
          { value: 'customerBank', label: kinds.customerBank },
        ]}
      />
    </ImportWizard>
  )
}
