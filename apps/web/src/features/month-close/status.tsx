import {
  monthStatuses,
  monthStatusLabels,
  type MonthStatus,
} from '@yuncang/shared/nouns/month-close/rules'
import { currentLanguage } from '../../lib/language.ts'
import { StatusTag, type Tone } from '../../ui/status-tag.tsx'

const tones: Record<MonthStatus, Tone> = {
  [monthStatuses.open]: 'idle',
  [monthStatuses.prepared]: 'waiting',
  [monthStatuses.closed]: 'good',
}

// The server sends no other numbers than these.
export const statusLabel = (status: number): string =>
  monthStatusLabels[status as MonthStatus][currentLanguage()]

export const MonthStatusTag = ({ status }: { status: number }) => (
  // As above.
  <StatusTag tone={tones[status as MonthStatus]} label={statusLabel(status)} />
)
