import type { ImportNoun } from '@yuncang/shared/nouns/import-batch/rules'
import { Segmented } from 'antd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ImportWizard } from '../../records/import/import-wizard.tsx'
import type { ImportPlace } from '../../records/import/use-import-window.ts'
import { refreshed } from './refreshed.ts'

const allKinds = ['customer', 'customerInvoice', 'customerBank'] as const
type Kind = (typeof allKinds)[number]

/** Customers, or what belongs to them, from a workbook, all or none. */
export function CustomerImport({ onClose, ...place }: ImportPlace & { onClose: () => void }) {
  const { t } = useTranslation()
  const [kind, setKind] = useState<Kind>('customer')
  const kinds: Record<Kind, string> = {
    customer: t('customer.customers'),
    customerInvoice: t('customer.invoices'),
    customerBank: t('customer.banks'),
  }
  const words: Partial<Record<ImportNoun, string>> = kinds
  return (
    <ImportWizard
      // Another kind begins without the file of the last one.
      key={kind}
      title={t('customer.importTitle')}
      noun={kind}
      nouns={allKinds}
      sayResult={({ customers, count }, noun) =>
        customers === undefined
          ? t('customer.partsImported', { count: Number(count), kind: words[noun] ?? '' })
          : t('customer.imported', { count: Number(customers) })
      }
      onPublished={refreshed}
      onClose={onClose}
      {...place}
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
