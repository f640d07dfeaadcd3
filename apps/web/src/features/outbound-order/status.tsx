import { outboundStatusLabel, truckStatusLabel } from '@yuncang/shared/domain/outbound-order'
import { currentLanguage } from '../../lib/language.ts'
import { orderTone } from '../../records/order-tones.ts'
import { StatusTag, type Tone } from '../../ui/status-tag.tsx'

const truckTones: Record<number, Tone> = {
  0: 'idle',
  1: 'waiting',
  2: 'active',
  3: 'good',
  9: 'idle',
}

export function OutboundStatus({ status }: { status: number }) {
  const label = outboundStatusLabel(status, currentLanguage())
  return <StatusTag tone={orderTone(status)} label={label} />
}

export function TruckStatus({ status }: { status: number }) {
  const label = truckStatusLabel(status, currentLanguage())
  return <StatusTag tone={truckTones[status] ?? 'idle'} label={label} />
}
