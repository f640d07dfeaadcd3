import { orderStatusLabel } from '@yuncang/shared/domain/inbound-order'
import { currentLanguage } from '../../lib/language.ts'
import { orderTone } from '../../records/order-tones.ts'
import { StatusTag } from '../../ui/status-tag.tsx'

export function OrderStatus({ status }: { status: number }) {
  return <StatusTag tone={orderTone(status)} label={orderStatusLabel(status, currentLanguage())} />
}
