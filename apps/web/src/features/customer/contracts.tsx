import { useQuery } from '@tanstack/react-query'
import { Link, useNavigate } from '@tanstack/react-router'
import { contractStatusLabels, type ContractStatus } from '@yuncang/shared/nouns/contract/rules'
import { useTranslation } from 'react-i18next'
import { trpc } from '../../api/client.ts'
import { counted, currentLanguage } from '../../lib/language.ts'
import { useCan } from '../../session/session-context.tsx'
import { RecordList } from '../../ui/record-list.tsx'

/** 合同 of a customer, the newest ones, and a new one for it in one click. */
export function ContractSection({ customerId }: { customerId: string }) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const canWrite = useCan('contract:write')
  const { data } = useQuery(
    trpc.contract.page.queryOptions({ customerId, size: 5, descs: ['endDate'] }),
  )
  const add = () => void navigate({ to: '/contract/contract/form', search: { customerId } })
  return (
    <RecordList
      title={counted(t('customer.contracts'), data?.total)}
      empty={t('customer.noContracts')}
      add={canWrite ? { label: t('customer.addContract'), onClick: add } : undefined}
      items={data?.records.map(({ id, contractNo, contractName, status, startDate, endDate }) => ({
        key: id,
        title: (
          <Link to="/contract/contract/detail/$id" params={{ id }}>
            {contractNo}
          </Link>
        ),
        details: [
          // The server answers with these numbers only.
          contractStatusLabels[status as ContractStatus][currentLanguage()],
          contractName,
          `${startDate} – ${endDate}`,
        ],
      }))}
    />
  )
}
