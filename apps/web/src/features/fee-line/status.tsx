import type { FeeLine } from '@yuncang/shared/contracts/fee-line-record'
import { feeLineStatusLabels, type FeeLineStatus } from '@yuncang/shared/domain/fee-line'
import { useTranslation } from 'react-i18next'
import { currentLanguage } from '../../lib/language.ts'
import { StatusTag, type Tone } from '../../ui/status-tag.tsx'

const tones: Record<FeeLineStatus, Tone> = {
  0: 'idle',
  1: 'waiting',
  2: 'active',
  3: 'good',
  4: 'good',
  5: 'good',
  9: 'idle',
}

// The server sends no other numbers than these.
export const statusLabel = (status: number): string =>
  feeLineStatusLabels[status as FeeLineStatus][currentLanguage()]

export const statusOptions = () =>
  Object.keys(feeLineStatusLabels).map((key) => ({
    value: Number(key),
    label: statusLabel(Number(key)),
  }))

type Shown = Pick<FeeLine, 'status' | 'isMissingPrice'>

/** Where a line stands, and that its price is missing. */
export function FeeStatus({ line }: { line: Shown }) {
  const { t } = useTranslation()
  return (
    <span style={{ display: 'inline-flex', gap: 8 }}>
      {/* As above. */}
      <StatusTag tone={tones[line.status as FeeLineStatus]} label={statusLabel(line.status)} />
      {line.isMissingPrice === 1 && line.status !== 9 && (
        <StatusTag tone="bad" label={t('feeLine.missing')} />
      )}
    </span>
  )
}
