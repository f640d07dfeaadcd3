import type { Contract } from '@yuncang/shared/contracts/contract'
import { contractStatusLabels, quotationStatusLabels } from '@yuncang/shared/domain/contract'
import type { Locale } from '@yuncang/shared/messages/types'
import { useTranslation } from 'react-i18next'
import { currentLanguage } from '../../lib/language.ts'
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
  0: 'idle',
  1: 'waiting',
  2: 'good',
  3: 'bad',
  4: 'bad',
  5: 'idle',
  6: 'idle',
  9: 'idle',
}

export function ContractStatus({ contract }: { contract: Contract }) {
  const { t } = useTranslation()
  return (
    <>
      <StatusTag tone={tones[contract.status] ?? 'idle'} label={statusLabel(contract.status)} />
      {contract.isStop === 1 && <StatusTag tone="bad" label={t('record.state.stopped')} />}
    </>
  )
}

export function QuotationStatus({ status, label }: { status: number; label: string }) {
  return <StatusTag tone={tones[status] ?? 'idle'} label={label} />
}
