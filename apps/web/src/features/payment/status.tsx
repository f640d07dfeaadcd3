import {
  isOffset,
  offsetLabel,
  paymentDirectionLabels,
  paymentSourceLabels,
  paymentStatuses,
  paymentStatusLabels,
  type PaymentStatus,
} from '@yuncang/shared/nouns/payment/rules'
import type { Payment as Row } from '@yuncang/shared/nouns/payment/record'
import { currentLanguage } from '../../lib/language.ts'
import { StatusTag, type Tone } from '../../ui/status-tag.tsx'

const tones: Record<PaymentStatus, Tone> = {
  [paymentStatuses.open]: 'waiting',
  [paymentStatuses.partly]: 'active',
  [paymentStatuses.done]: 'good',
  [paymentStatuses.voided]: 'idle',
}

// The server sends no other numbers than these.
export const statusLabel = (status: number): string =>
  paymentStatusLabels[status as PaymentStatus][currentLanguage()]

export const statusOptions = () =>
  Object.keys(paymentStatusLabels).map((key) => ({
    value: Number(key),
    label: statusLabel(Number(key)),
  }))

export const directionLabel = (recPay: number): string =>
  paymentDirectionLabels[recPay === 2 ? 2 : 1][currentLanguage()]

type Payment = Pick<Row, 'recPay' | 'source' | 'status'>

/** Which way the money went, or that there was none. */
export const kindLabel = (payment: Payment): string =>
  isOffset(payment) ? sourceLabel(payment.source) : directionLabel(payment.recPay)

/** The state of a payment; an offset that stands says so. */
export const stateLabel = (payment: Payment): string =>
  isOffset(payment) && payment.status === paymentStatuses.done
    ? offsetLabel[currentLanguage()]
    : statusLabel(payment.status)

export const directionOptions = () =>
  ([1, 2] as const).map((value) => ({ value, label: directionLabel(value) }))

export const sourceLabel = (source: number): string =>
  paymentSourceLabels[source]?.[currentLanguage()] ?? ''

export const PaymentStatusTag = ({ payment }: { payment: Payment }) => (
  // As above.
  <StatusTag tone={tones[payment.status as PaymentStatus]} label={stateLabel(payment)} />
)
