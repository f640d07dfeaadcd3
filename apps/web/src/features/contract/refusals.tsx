import { useQuery } from '@tanstack/react-query'
import { auditStatuses } from '@yuncang/shared/kernel/audit'
import type { Contract } from '@yuncang/shared/nouns/contract/contract'
import { contractStatuses } from '@yuncang/shared/nouns/contract/rules'
import { Alert } from 'antd'
import { useTranslation } from 'react-i18next'
import { trpc } from '../../api/client.ts'

/** Why a contract or its prices came back, where nobody can miss it. */
export function Refusals({ contract }: { contract: Contract }) {
  const { t } = useTranslation()
  const { id, status, quotationStatus } = contract
  // The audits of a contract are numbered: 1 its own, 2 that of its prices.
  const refused = [
    status === contractStatuses.rejected && { step: 1, key: 'contract.rejectedBy' },
    quotationStatus === auditStatuses.rejected && { step: 2, key: 'contract.quotationRejectedBy' },
  ].filter((each) => each !== false)
  const { data = [] } = useQuery({
    ...trpc.record.audits.queryOptions({ businessId: id }),
    enabled: refused.length > 0,
  })
  return refused.map(({ step, key }) => {
    const last = data.findLast((audit) => audit.step === step && audit.result === 3)
    if (!last) return null
    const { auditor: name, time, msg: reason } = last
    return <Alert key={key} type="error" showIcon title={t(key, { name, time, reason })} />
  })
}
