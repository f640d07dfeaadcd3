import type { Payment } from '@yuncang/shared/nouns/payment/record'
import { useTranslation } from 'react-i18next'
import { BillParts } from '../../records/bill-parts/bill-parts.tsx'

export type RefundPart = { paymentId: string; amount: string }

type Props = {
  payments: readonly Payment[]
  /** What there is for all of them. */
  limit?: string
  value?: readonly RefundPart[]
  onChange?: (parts: RefundPart[]) => void
}

/** Which open money is given back, and how much of it: all that is open unless somebody types less. */
export function RefundParts({ payments, limit, value = [], onChange }: Props) {
  const { t } = useTranslation()
  return (
    <BillParts
      bills={payments.map(({ id, paymentNo, payDate, currency, rest }) => ({
        id,
        billNo: paymentNo,
        period: payDate,
        currency,
        left: rest,
      }))}
      empty={t('payment.nothingRefundable')}
      {...(limit !== undefined && { limit })}
      value={value.map(({ paymentId: billId, amount }) => ({ billId, amount }))}
      onChange={(parts) =>
        onChange?.(parts.map(({ billId: paymentId, amount }) => ({ paymentId, amount })))
      }
    />
  )
}
