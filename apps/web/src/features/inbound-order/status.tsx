import { lacksContract } from '@yuncang/shared/nouns/inbound-order/facts'
import { orderStatusLabel, orderStatuses } from '@yuncang/shared/nouns/inbound-order/rules'
import { useTranslation } from 'react-i18next'
import { currentLanguage } from '../../lib/language.ts'
import { StatusTag, type Tone } from '../../ui/status-tag.tsx'

const tones: Record<number, Tone> = {
  [orderStatuses.draft]: 'idle',
  [orderStatuses.submitted]: 'waiting',
  [orderStatuses.audited]: 'active',
  [orderStatuses.planned]: 'active',
  [orderStatuses.receiving]: 'active',
  [orderStatuses.received]: 'active',
  [orderStatuses.completed]: 'good',
  [orderStatuses.closed]: 'good',
  [orderStatuses.rejected]: 'bad',
  [orderStatuses.voided]: 'idle',
}

export function OrderStatus({ status }: { status: number }) {
  const label = orderStatusLabel(status, currentLanguage())
  return <StatusTag tone={tones[status] ?? 'idle'} label={label} />
}

/** Says of an order that it stands on no contract; nothing of any other. */
export function NoContract({ order }: { order: Parameters<typeof lacksContract>[0] }) {
  const { t } = useTranslation()
  return lacksContract(order) && <StatusTag tone="waiting" label={t('record.noContract')} />
}
