import { getRouteApi, useNavigate } from '@tanstack/react-router'
import { today } from '@yuncang/shared/kernel/calendar'
import { payment } from '@yuncang/shared/nouns/payment/contract'
import { App } from 'antd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { inPlace, trpc } from '../../api/client.ts'
import { useMutation } from '../../api/use-mutation.ts'
import { RecordDrawer } from '../../records/form/record-drawer.tsx'
import { OffsetFields } from './offset-fields.tsx'
import { refreshed } from './refreshed.ts'
import { sideOf } from './search.ts'

const route = getRouteApi('/fee/payment/index')

/** Settles bills and credit notes against each other; the address may name whose they are, and the first of them. */
export function NewOffset() {
  const { t } = useTranslation()
  const { message } = App.useApp()
  const { billId, currency = 'CNY', ...search } = route.useSearch()
  const navigate = useNavigate()
  const save = useMutation(trpc.payment.offset.mutationOptions(inPlace))
  const [initial] = useState(() => ({
    recPay: sideOf(search.recPay) ?? 1,
    customerId: search.customerId,
    payDate: today(new Date().toISOString()),
    currency,
    parts: [],
  }))
  return (
    <RecordDrawer
      title={t('payment.newOffset')}
      schema={payment.offset.input}
      initial={initial}
      fields={<OffsetFields billId={billId} />}
      canSave
      save={(values) => save.mutateAsync(values)}
      onSaved={async ({ id, paymentNo }) => {
        void message.success(t('payment.offsetSaved', { no: paymentNo }))
        await refreshed()
        // The tab of the list stays, and would keep a form that is saved.
        await navigate({ to: '/fee/payment/index', search, replace: true })
        await navigate({ to: '/fee/payment/detail/$id', params: { id } })
      }}
      onReload={() => void refreshed()}
      onClose={() => void navigate({ to: '/fee/payment/index', search })}
    />
  )
}
