import { useQuery } from '@tanstack/react-query'
import { contractStatuses } from '@yuncang/shared/nouns/contract/rules'
import { useTranslation } from 'react-i18next'
import { trpc } from '../../api/client.ts'
import { useCan } from '../../session/session-context.tsx'
import { Select } from '../../ui/select.tsx'

/** A form field hands in id, value and onChange. */
type Props = {
  id?: string
  customerId: string | undefined
  value?: string | null
  onChange?: (value: string | null) => void
}

const newest = { current: 1, size: 200, status: contractStatuses.active }

/** The contracts in force of a customer; none before there is a customer. */
export function ContractSelect({ id, customerId, value, onChange }: Props) {
  const { t } = useTranslation()
  const canRead = useCan('contract:read')
  const { data, isFetching } = useQuery({
    ...trpc.contract.page.queryOptions({ ...newest, customerId }),
    enabled: canRead && customerId !== undefined,
    meta: { inPlace: true },
  })
  const options = (customerId === undefined ? [] : (data?.records ?? [])).map((each) => ({
    value: each.id,
    label: t('inboundOrder.contractUntil', {
      no: each.contractNo,
      name: each.contractName,
      date: each.endDate,
    }),
  }))
  return (
    <Select
      {...(id !== undefined && { id })}
      allowClear
      value={value ?? null}
      options={options}
      loading={isFetching}
      placeholder={t('inboundOrder.anyContract')}
      onChange={(next: string | undefined) => onChange?.(next ?? null)}
    />
  )
}
