import { getRouteApi, useNavigate } from '@tanstack/react-router'
import { invoice } from '@yuncang/shared/nouns/invoice/contract'
import { today } from '@yuncang/shared/kernel/calendar'
import { App } from 'antd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { inPlace, trpc } from '../../api/client.ts'
import { useMutation } from '../../api/use-mutation.ts'
import { RecordDrawer } from '../../records/form/record-drawer.tsx'
import { InvoiceFields } from './fields.tsx'
import { refreshed } from './refreshed.ts'
import { sideOf } from './search.ts'

const route = getRouteApi('/fee/invoice/index')

/** Records an invoice over bills of one customer; the address may name the bill that it begins with. */
export function NewInvoice() {
  const { t } = useTranslation()
  const { message } = App.useApp()
  const { billId, ...search } = route.useSearch()
  const navigate = useNavigate()
  const close = () => void navigate({ to: '/fee/invoice/index', search })
  const save = useMutation(trpc.invoice.create.mutationOptions(inPlace))
  const [initial] = useState(() => ({ invoiceDate: today(new Date().toISOString()), parts: [] }))
  return (
    <RecordDrawer
      title={t('invoice.new')}
      schema={invoice.create.input}
      initial={initial}
      fields={
        <InvoiceFields
          customerId={search.customerId}
          recPay={sideOf(search.recPay) ?? 1}
          billId={billId}
        />
      }
      canSave
      save={(values) => save.mutateAsync(values)}
      onSaved={async ({ id, invoiceNo }) => {
        void message.success(t('invoice.saved', { no: invoiceNo }))
        await refreshed()
        // The tab of the list stays, and would keep a form that is saved.
        await navigate({ to: '/fee/invoice/index', search, replace: true })
        await navigate({ to: '/fee/invoice/detail/$id', params: { id } })
      }}
      onReload={() => void refreshed()}
      onClose={close}
    />
  )
}
