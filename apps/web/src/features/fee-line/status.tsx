import type { FeeLine } from '@yuncang/shared/nouns/fee-line/record'
import {
  type FeeLack,
  feeLackLabels,
  feeLineStatusLabels,
  type FeeLineStatus,
  feeLineStatuses,
  lackOf,
} from '@yuncang/shared/nouns/fee-line/rules'
import { useTranslation } from 'react-i18next'
import { currentLanguage } from '../../lib/language.ts'
import { StatusTag, type Tone } from '../../ui/status-tag.tsx'
import { CureLink } from './cure-link.tsx'

const tones: Record<FeeLineStatus, Tone> = {
  [feeLineStatuses.estimated]: 'idle',
  [feeLineStatuses.confirmed]: 'waiting',
  [feeLineStatuses.audited]: 'active',
  [feeLineStatuses.billed]: 'good',
  [feeLineStatuses.invoiced]: 'good',
  [feeLineStatuses.writtenOff]: 'good',
  [feeLineStatuses.voided]: 'idle',
}

// The server sends no other numbers than these.
export const statusLabel = (status: number): string =>
  feeLineStatusLabels[status as FeeLineStatus][currentLanguage()]

export const statusOptions = () =>
  Object.keys(feeLineStatusLabels).map((key) => ({
    value: Number(key),
    label: statusLabel(Number(key)),
  }))

export const lackLabel = (lack: FeeLack): string => feeLackLabels[lack][currentLanguage()]

type Shown = Pick<
  FeeLine,
  | 'status'
  | 'isMissingPrice'
  | 'exchangeRate'
  | 'currency'
  | 'customerId'
  | 'periodTo'
  | 'sendBackReason'
  | 'reversedBy'
>

/** An auditor sent it back, and nobody has confirmed it again. */
export const isSentBack = ({ status, sendBackReason }: Shown): boolean =>
  status === feeLineStatuses.estimated && sendBackReason !== ''

/** Where a line stands, that it was sent back, and what it lacks, which leads to where that is entered. */
export function FeeStatus({ line }: { line: Shown }) {
  const { t } = useTranslation()
  const lack = line.status === feeLineStatuses.voided ? undefined : lackOf(line)
  return (
    <span style={{ display: 'inline-flex', gap: 8 }}>
      {/* As above. */}
      <StatusTag tone={tones[line.status as FeeLineStatus]} label={statusLabel(line.status)} />
      {line.reversedBy !== null && <StatusTag tone="idle" label={t('feeLine.reversed')} />}
      {isSentBack(line) && <StatusTag tone="bad" label={t('feeLine.sentBack')} />}
      {lack && (
        <CureLink lack={lack} line={line}>
          <StatusTag tone="bad" label={lackLabel(lack)} />
        </CureLink>
      )}
    </span>
  )
}
