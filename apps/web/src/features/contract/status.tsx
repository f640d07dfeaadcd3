import type { Contract } from '@yuncang/shared/nouns/contract/contract'
import {
  contractStatusLabels,
  quotationStatusLabels,
  contractStatuses,
} from '@yuncang/shared/nouns/contract/rules'
import type { Locale } from '@yuncang/shared/kernel/messages/types'
import { useTranslation } from 'react-i18next'
import { currentLanguage } from '../../lib/language.ts'
import { auditTone } from '../../records/page/audit-tone.ts'
import { StatusTag, type Tone } from '../../ui/status-tag.tsx'

type Labels = Readonly<Record<number, Record<Locale, string>>>

const labelIn = (labels: Labels, status: number): string =>
  labels[status]?.[currentLanguage()] ?? String(status)

export const statusLabel = (status: number): string => labelIn(contractStatusLabels, status)
export const quotationLabel = (status: number): string => labelIn(quotationStatusLabels, status)

const optionsOf = (labels: Labels) =>
  Object.keys(labels).map((key) => ({ value: Number(key), label: labelIn(labels, Number(key)) }))

export const statusOptions = () => optionsOf(contractStatusLabels)
export const quotationOptions = () => optionsOf(quotationStatusLabels)

const tones: Record<number, Tone> = {
  [contractStatuses.draft]: 'idle',
  [contractStatuses.submitted]: 'waiting',
  [contractStatuses.active]: 'good',
  [contractStatuses.rejected]: 'bad',
  [contractStatuses.expired]: 'bad',
  [contractStatuses.renewed]: 'idle',
  [contractStatuses.ended]: 'idle',
  [contractStatuses.voided]: 'idle',
}

export function ContractStatus({ contract }: { contract: Contract }) {
  const { t } = useTranslation()
  return (
    <span style={{ display: 'inline-flex', gap: 8 }}>
      <StatusTag tone={tones[contract.status] ?? 'idle'} label={statusLabel(contract.status)} />
      {contract.isStop === 1 && <StatusTag tone="bad" label={t('record.state.stopped')} />}
    </span>
  )
}

export function QuotationStatus({ status, label }: { status: number; label: string }) {
  return <StatusTag tone={auditTone(status)} label={label} />
}
