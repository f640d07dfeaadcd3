import { useNavigate } from '@tanstack/react-router'
import type { PaymentDetail } from '@yuncang/shared/nouns/payment/record'
import { otherWay, paymentRefusalOf, type PaymentAction } from '@yuncang/shared/nouns/payment/rules'
import { Button } from 'antd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { client } from '../../api/client.ts'
import { chosenPageSize } from '../../lib/page-size.ts'
import { useToldStep } from '../../records/steps/use-told-step.ts'
import { useSession } from '../../session/session-context.tsx'
import { ReasonDialog } from '../../ui/reason-dialog.tsx'
import { EditPayment } from './form.tsx'
import { refreshed } from './refreshed.ts'
import { WriteOffDialog } from './write-off-dialog.tsx'

type Open = 'writeOff' | 'update' | 'void'

/** What can be done with money now. */
export function PaymentActions({ payment }: { payment: PaymentDetail }) {
  const { t } = useTranslation()
  const { user, permissions } = useSession()
  const navigate = useNavigate()
  const [open, setOpen] = useState<Open>()
  const close = () => setOpen(undefined)
  const { id, version, paymentNo: no } = payment
  const discard = useToldStep<string>({
    take: (reason) => client.payment.void.mutate({ id, version, reason }),
    doneText: () => t('payment.voided', { no }),
    onDone: close,
    refresh: refreshed,
  })
  /** What is open of it goes back by money of the other direction. */
  const giveBack = () =>
    void navigate({
      to: '/fee/payment/index/new',
      search: {
        current: 1,
        size: chosenPageSize(),
        customerId: payment.customerId,
        recPay: otherWay(payment.recPay),
        currency: payment.currency,
        refundOf: id,
      },
    })
  const may = (action: PaymentAction) =>
    paymentRefusalOf(action, payment, { id: user.id, permissions }) === undefined
  return (
    <div className="actions">
      {may('writeOff') && (
        <Button type="primary" onClick={() => setOpen('writeOff')}>
          {t('payment.writeOff')}
        </Button>
      )}
      {may('writeOff') && payment.customerId !== '' && (
        <Button onClick={giveBack}>{t('payment.giveBack')}</Button>
      )}
      {may('update') && <Button onClick={() => setOpen('update')}>{t('action.edit')}</Button>}
      {may('void') && (
        <Button danger onClick={() => setOpen('void')}>
          {t('payment.void')}
        </Button>
      )}
      {open === 'writeOff' && <WriteOffDialog payment={payment} onClose={close} />}
      {open === 'update' && <EditPayment row={payment} onClose={close} />}
      {open === 'void' && (
        <ReasonDialog
          title={t('payment.voidOf', { no })}
          label={t('payment.reason')}
          okText={t('payment.void')}
          isPending={discard.isPending}
          onReason={(reason) => discard.mutate(reason)}
          onClose={close}
        />
      )}
    </div>
  )
}
