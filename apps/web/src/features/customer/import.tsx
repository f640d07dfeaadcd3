import type { RoutedOperation } from '@yuncang/shared/gateway/routes'
import { Segmented } from 'antd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { WorkbookImport } from '../../records/workbook-import.tsx'
import { refreshed } from './refreshed.ts'

type Kind = 'customer' | 'invoice' | 'bank'
type Result = { customers?: number; count?: number }

const operations = {
  customer: { file: 'customer.import', template: 'customer.template' },
  invoice: { file: 'customerInvoice.import', template: 'customerInvoice.template' },
  bank: { file: 'customerBank.import', template: 'customerBank.template' },
} as const satisfies Record<Kind, { file: RoutedOperation; template: RoutedOperation }>

/** Customers, or what belongs to them, from a workbook, all or none. */
export function CustomerImport({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation()
  const [kind, setKind] = useState<Kind>('customer')
  const { file, template } = operations[kind]
  const kinds = {
    customer: t('customer.customers'),
    invoice: t('customer.invoices'),
    bank: t('customer.banks'),
  }
  return (
    <WorkbookImport<Result>
      // Another kind begins without the result of the last one.
      key={kind}
      title={t('customer.importTitle')}
      operation={file}
      template={template}
      onImported={async ({ customers, count }) => {
        await refreshed()
        return customers === undefined
          ? t('customer.partsImported', { count, kind: kinds[kind] })
          : t('customer.imported', { count: customers })
      }}
      onClose={onClose}
    >
      <Segmented<Kind>
        aria-label={t('customer.importKind')}
        value={kind}
        onChange={setKind}
        options={[
          { value: 'customer', label: kinds.customer },
          { value: 'invoice', label: kinds.invoice },
          { value: 'bank', label: kinds.bank },
        ]}
      />
    </WorkbookImport>
  )
}
