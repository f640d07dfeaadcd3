import {
  sealSourceLabels,
  sealStatuses,
  sealStatusLabel,
  sealStatusLabels,
  sealTypeLabels,
  type SealSource,
  type SealStatus,
  type SealType,
} from '@yuncang/shared/nouns/seal-record/rules'
import { currentLanguage } from '../../lib/language.ts'
import { StatusTag, type Tone } from '../../ui/status-tag.tsx'

const tones: Record<SealStatus, Tone> = {
  [sealStatuses.draft]: 'idle',
  [sealStatuses.submitted]: 'waiting',
  [sealStatuses.approved]: 'active',
  [sealStatuses.sealed]: 'good',
  [sealStatuses.rejected]: 'bad',
  [sealStatuses.voided]: 'idle',
}

export const statusLabel = (status: number): string => sealStatusLabel(status, currentLanguage())

// The server sends no others than these.
export const typeLabel = (type: string): string =>
  sealTypeLabels[type as SealType][currentLanguage()]
export const sourceLabel = (source: SealSource): string =>
  sealSourceLabels[source][currentLanguage()]

type Words = Readonly<Record<string, Readonly<Record<'zh' | 'en', string>>>>
const optionsOf = (words: Words) =>
  Object.entries(words).map(([value, label]) => ({ value, label: label[currentLanguage()] }))

export const typeOptions = () => optionsOf(sealTypeLabels)
export const sourceOptions = () => optionsOf(sealSourceLabels)
export const statusOptions = () =>
  optionsOf(sealStatusLabels).map(({ value, label }) => ({ value: Number(value), label }))

export const SealStatusTag = ({ status }: { status: number }) => (
  // As above.
  <StatusTag tone={tones[status as SealStatus]} label={statusLabel(status)} />
)
