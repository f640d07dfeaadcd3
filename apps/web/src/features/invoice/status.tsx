import {
  invoiceStatuses,
  invoiceStatusLabels,
  type InvoiceStatus,
} from '@yuncang/shared/nouns/invoice/rules'
import { currentLanguage } from '../../lib/language.ts'
import { StatusTag, type Tone } from '../../ui/status-tag.tsx'

const tones: Record<InvoiceStatus, Tone> = {
  [invoiceStatuses.valid]: 'good',
  [invoiceStatuses.reversed]: 'idle',
  [invoiceStatuses.red]: 'bad',
}

// The server sends no other numbers than these.
export const statusLabel = (status: number): string =>
  invoiceStatusLabels[status as InvoiceStatus][currentLanguage()]

export const statusOptions = () =>
  Object.keys(invoiceStatusLabels).map((key) => ({
    value: Number(key),
    label: statusLabel(Number(key)),
  }))

export const InvoiceStatusTag = ({ status }: { status: number }) => (
  // As above.
  <StatusTag tone={tones[status as InvoiceStatus]} label={statusLabel(status)} />
)
