import type { Bill } from '@yuncang/shared/nouns/bill/record'
import {
  billStatuses,
  billStatusLabels,
  owed,
  reductionStatuses,
  reductionStatusLabels,
  type BillStatus,
  type ReductionStatus,
} from '@yuncang/shared/nouns/bill/rules'
import { isNegative, isZero } from '@yuncang/shared/kernel/decimal'
import { today } from '@yuncang/shared/kernel/calendar'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { currentLanguage } from '../../lib/language.ts'
import { StatusTag, type Tone } from '../../ui/status-tag.tsx'

const tones: Record<BillStatus, Tone> = {
  [billStatuses.draft]: 'idle',
  [billStatuses.submitted]: 'waiting',
  [billStatuses.audited]: 'waiting',
  [billStatuses.confirmed]: 'active',
  [billStatuses.invoiced]: 'active',
  [billStatuses.partlyPaid]: 'active',
  [billStatuses.paid]: 'good',
  [billStatuses.rejected]: 'bad',
  [billStatuses.voided]: 'idle',
}

// The server sends no other numbers than these.
export const statusLabel = (status: number): string =>
  billStatusLabels[status as BillStatus][currentLanguage()]

export const statusOptions = () =>
  Object.keys(billStatusLabels).map((key) => ({
    value: Number(key),
    label: statusLabel(Number(key)),
  }))

/** Where a bill stands, and that its day has passed. */
export function BillStatusTag({
  bill,
}: {
  bill: Pick<Bill, 'status' | 'dueDate' | 'outstanding'>
}) {
  const { t } = useTranslation()
  const [day] = useState(() => today(new Date().toISOString()))
  // What we owe on a credit note is late for nobody but ourselves.
  const isOwed = !isZero(bill.outstanding) && !isNegative(bill.outstanding)
  const isOverdue = owed.includes(bill.status) && isOwed && bill.dueDate < day
  return (
    <span style={{ display: 'inline-flex', gap: 8 }}>
      {/* As above. */}
      <StatusTag tone={tones[bill.status as BillStatus]} label={statusLabel(bill.status)} />
      {isOverdue && <StatusTag tone="bad" label={t('bill.overdue')} />}
    </span>
  )
}

const reductionTones: Record<ReductionStatus, Tone> = {
  [reductionStatuses.submitted]: 'waiting',
  [reductionStatuses.passed]: 'good',
  [reductionStatuses.rejected]: 'bad',
  [reductionStatuses.withdrawn]: 'idle',
}

export function ReductionStatusTag({ status }: { status: number }) {
  // As above.
  const known = status as ReductionStatus
  const label = reductionStatusLabels[known][currentLanguage()]
  return <StatusTag tone={reductionTones[known]} label={label} />
}
