import { auditStatuses } from '@yuncang/shared/domain/audit'
import { useTranslation } from 'react-i18next'
import { useDictionary } from '../../api/use-dictionary.ts'
import { StopState } from '../../records/columns.tsx'
import { StatusTag, type Tone } from '../../ui/status-tag.tsx'

const tones: Record<number, Tone> = {
  [auditStatuses.draft]: 'idle',
  [auditStatuses.submitted]: 'waiting',
  [auditStatuses.passed]: 'good',
  [auditStatuses.rejected]: 'bad',
}

export function AuditState({ status }: { status: number }) {
  const { labelOf } = useDictionary('AUDIT_STATUS')
  return <StatusTag tone={tones[status] ?? 'idle'} label={labelOf(String(status))} />
}

type Props = { quotation: { auditStatus: number; isStop: 0 | 1 } }

/** How far the audit is, and whether it has been taken out of use since. */
export function QuotationState({ quotation }: Props) {
  const { t } = useTranslation()
  return (
    <>
      <AuditState status={quotation.auditStatus} />
      {quotation.isStop === 1 && <StopState t={t} isStopped />}
    </>
  )
}
