import {
  outboundLacksContract,
  outboundStatusLabel,
  truckStatusLabel,
  truckStatuses,
  outboundStatuses,
} from '@yuncang/shared/nouns/outbound-order/rules'
import { useTranslation } from 'react-i18next'
import { currentLanguage } from '../../lib/language.ts'
import { StatusTag, type Tone } from '../../ui/status-tag.tsx'

const tones: Record<number, Tone> = {
  [outboundStatuses.draft]: 'idle',
  [outboundStatuses.submitted]: 'waiting',
  [outboundStatuses.reserved]: 'active',
  [outboundStatuses.issued]: 'active',
  [outboundStatuses.loading]: 'active',
  [outboundStatuses.partlyOut]: 'active',
  [outboundStatuses.out]: 'good',
  [outboundStatuses.finished]: 'good',
  [outboundStatuses.rejected]: 'bad',
  [outboundStatuses.voided]: 'idle',
}

const truckTones: Record<number, Tone> = {
  [truckStatuses.issued]: 'idle',
  [truckStatuses.inYard]: 'waiting',
  [truckStatuses.loaded]: 'active',
  [truckStatuses.gone]: 'good',
  [truckStatuses.cancelled]: 'idle',
}

export function OutboundStatus({ status }: { status: number }) {
  const label = outboundStatusLabel(status, currentLanguage())
  return <StatusTag tone={tones[status] ?? 'idle'} label={label} />
}

export function TruckStatus({ status }: { status: number }) {
  const label = truckStatusLabel(status, currentLanguage())
  return <StatusTag tone={truckTones[status] ?? 'idle'} label={label} />
}

/** Says of an order that it stands on no contract; nothing of any other. */
export function NoContract({ order }: { order: Parameters<typeof outboundLacksContract>[0] }) {
  const { t } = useTranslation()
  return outboundLacksContract(order) && <StatusTag tone="waiting" label={t('record.noContract')} />
}
