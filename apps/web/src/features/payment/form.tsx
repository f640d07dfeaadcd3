import { getRouteApi, useNavigate } from '@tanstack/react-router'
import { payment } from '@yuncang/shared/nouns/payment/contract'
import type { PaymentDetail } from '@yuncang/shared/nouns/payment/record'
import { today } from '@yuncang/shared/kernel/calendar'
import { App } from 'antd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { inPlace, trpc } from '../../api/client.ts'
import { useMutation } from '../../api/use-mutation.ts'
import { plainMoney } from '../../lib/money.ts'
import { valuesIn } from '../../records/form/fields.tsx'
import { RecordDrawer } from '../../records/form/record-drawer.tsx'
import { PaymentFields } from './fields.tsx'
import { refreshed } from './refreshed.ts'
import { sideOf } from './search.ts'

const route = getRouteApi('/fee/payment/index')

/** Records money; the address may name whose it is, and the bill that it settles or the money that it gives back. */
export function NewPayment() {
  const { t } = useTranslation()
  const { message } = App.useApp()
  const { billId, refundOf, currency = 'CNY', ...search } = route.useSearch()
  const navigate = useNavigate()
  const close = () => void navigate({ to: '/fee/payment/index', search })
  const save = useMutation(trpc.payment.create.mutationOptions(inPlace))
  const [initial] = useState(() => ({
    recPay: sideOf(search.recPay) ?? 1,
    customerId: search.customerId,
    payDate: today(new Date().toISOString()),
    currency,
    parts: [],
    refunds: [],
  }))
  return (
    <RecordDrawer
      title={t(refundOf === undefined ? 'payment.new' : 'payment.newRefund')}
      schema={payment.create.input}
      initial={initial}
      fields={<PaymentFields billId={billId} refundOf={refundOf} withBills />}
      canSave
      save={(values) => save.mutateAsync(values)}
      onSaved={async ({ id, paymentNo }) => {
        void message.success(t('payment.saved', { no: paymentNo }))
        await refreshed()
        // The tab of the list stays, and would keep a form that is saved.
        await navigate({ to: '/fee/payment/index', search, replace: true })
        await navigate({ to: '/fee/payment/detail/$id', params: { id } })
      }}
      onReload={() => void refreshed()}
      onClose={close}
    />
  )
}

type EditProps = { row: PaymentDetail; onClose: () => void }

/** Changes money of which nothing is written off yet. */
export function EditPayment({ row, onClose }: EditProps) {
  const { t } = useTranslation()
  const { message } = App.useApp()
  const save = useMutation(trpc.payment.update.mutationOptions(inPlace))
  const { id, version } = row
  return (
    <RecordDrawer
      title={t('payment.edit', { no: row.paymentNo })}
      schema={payment.update.input}
      initial={{
        ...valuesIn(payment.update.input, row),
        amount: plainMoney(row.amount, row.currency),
        customerId: row.customerId || undefined,
      }}
      extra={{ id, version }}
      fields={<PaymentFields />}
      canSave
      save={(values) => save.mutateAsync(values)}
      onSaved={async ({ paymentNo }) => {
        void message.success(t('payment.saved', { no: paymentNo }))
        await refreshed()
        onClose()
      }}
      onReload={() => void refreshed().then(onClose)}
      onClose={onClose}
    />
  )
}
