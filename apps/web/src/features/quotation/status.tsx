import { useTranslation } from 'react-i18next'
import { useDictionary } from '../../api/use-dictionary.ts'
import { StopState } from '../../records/list/columns.tsx'
import { auditTone } from '../../records/page/audit-tone.ts'
import { StatusTag } from '../../ui/status-tag.tsx'

export function AuditState({ status }: { status: number }) {
  const { labelOf } = useDictionary('AUDIT_STATUS')
  return <StatusTag tone={auditTone(status)} label={labelOf(String(status))} />
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
