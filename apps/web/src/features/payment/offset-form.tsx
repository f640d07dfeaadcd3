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
  const recPay = sideOf(search.recPay) ?? 1
  const save = useMutation(trpc.payment.offset.mutationOptions(inPlace))
  const [initial] = useState(() => ({
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
      extra={{ recPay }}
      fields={<OffsetFields billId={billId} recPay={recPay} />}
      canSave
      save={(values) => save.mutateAsync(values)}
      onSaved={async ({ id, paymentNo }) => {
        void message.success(t('payment.offsetSaved', { no: paymentNo }))
        await refreshed()
        await navigate({ to: '/fee/payment/detail/$id', params: { id } })
      }}
      onReload={() => void refreshed()}
      onClose={() => void navigate({ to: '/fee/payment/index', search })}
    />
  )
}
