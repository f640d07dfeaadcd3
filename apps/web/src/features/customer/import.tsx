import type { RoutedOperation } from '@yuncang/shared/gateway/routes'
import { App, Segmented } from 'antd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { download } from '../../api/files.ts'
import { failureOf, importFile } from '../../api/imports.ts'
import { ImportDialog } from '../../ui/import-dialog.tsx'
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
  const { message } = App.useApp()
  const [kind, setKind] = useState<Kind>('customer')
  const { file, template } = operations[kind]
  const kinds = {
    customer: t('customer.customers'),
    invoice: t('customer.invoices'),
    bank: t('customer.banks'),
  }
  return (
    <ImportDialog
      // Another kind begins without the result of the last one.
      key={kind}
      title={t('customer.importTitle')}
      onClose={onClose}
      failureOf={failureOf}
      onTemplate={() => {
        download(template).catch((error: unknown) => message.error(failureOf(error).message))
      }}
      onFile={async (chosen, onProgress) => {
        const { customers, count } = await importFile<Result>(file, chosen, onProgress)
        await refreshed()
        return customers === undefined
          ? t('customer.partsImported', { count, kind: kinds[kind] })
          : t('customer.imported', { count: customers })
      }}
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
    </ImportDialog>
  )
}
