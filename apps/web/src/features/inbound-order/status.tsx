import { orderStatusLabel } from '@yuncang/shared/domain/inbound-order'
import { currentLanguage } from '../../lib/language.ts'
import { StatusTag, type Tone } from '../../ui/status-tag.tsx'

const tones: Record<number, Tone> = {
  0: 'idle',
  1: 'waiting',
  2: 'active',
  3: 'active',
  4: 'active',
  5: 'active',
  6: 'good',
  7: 'good',
  8: 'bad',
  9: 'idle',
}

export function OrderStatus({ status }: { status: number }) {
  return (
    <StatusTag tone={tones[status] ?? 'idle'} label={orderStatusLabel(status, currentLanguage())} />
  )
}
