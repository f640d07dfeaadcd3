import type { FinanceExchange } from '@yuncang/shared/nouns/finance-exchange/record'
import {
  exchangeKindLabels,
  exchangeKinds,
  exchangeStatuses,
  exchangeStatusLabels,
  type ExchangeKind,
  type ExchangeStatus,
} from '@yuncang/shared/nouns/finance-exchange/rules'
import { currentLanguage } from '../../lib/language.ts'
import { StatusTag, type Tone } from '../../ui/status-tag.tsx'

const tones: Record<ExchangeStatus, Tone> = {
  [exchangeStatuses.waiting]: 'waiting',
  [exchangeStatuses.taken]: 'good',
  [exchangeStatuses.refused]: 'bad',
  [exchangeStatuses.unanswered]: 'bad',
  [exchangeStatuses.settled]: 'idle',
  [exchangeStatuses.dropped]: 'idle',
}

// The server sends no other numbers than these.
export const statusLabel = (status: number): string =>
  exchangeStatusLabels[status as ExchangeStatus][currentLanguage()]

export const statusOptions = () =>
  Object.values(exchangeStatuses).map((value) => ({ value, label: statusLabel(value) }))

export const kindLabel = (kind: ExchangeKind): string => exchangeKindLabels[kind][currentLanguage()]

export const kindOptions = () => exchangeKinds.map((value) => ({ value, label: kindLabel(value) }))

export const ExchangeStatusTag = ({ status }: Pick<FinanceExchange, 'status'>) => (
  // As above.
  <StatusTag tone={tones[status as ExchangeStatus]} label={statusLabel(status)} />
)
