import { useQuery } from '@tanstack/react-query'
import type { Contract } from '@yuncang/shared/nouns/contract/contract'
import {
  contractStatusLabels,
  quotable,
  type ContractStatus,
} from '@yuncang/shared/nouns/contract/rules'
import { useTranslation } from 'react-i18next'
import { inPlace, trpc } from '../../api/client.ts'
import { currentLanguage } from '../../lib/language.ts'
import { Select } from '../../ui/select.tsx'

/** A form field hands in id, value and onChange. */
type Props = {
  id?: string
  customerId: string | undefined
  value?: string | null
  onChange?: (value: string | undefined) => void
  onPick: (contract: Contract) => void
}

// The database holds no other numbers than these.
const statusOf = (status: number): string =>
  contractStatusLabels[status as ContractStatus][currentLanguage()]

/** The contracts of a customer that can still get prices; none before there is a customer. */
export function ContractSelect({ id, customerId, value, onChange, onPick }: Props) {
  const { t } = useTranslation()
  const { data, isFetching } = useQuery({
    ...trpc.contract.page.queryOptions({ current: 1, size: 200, customerId }),
    enabled: customerId !== undefined,
    ...inPlace,
  })
  const offered =
    customerId === undefined
      ? []
      : (data?.records ?? []).filter(({ status }) => quotable.includes(status))
  return (
    <Select
      {...(id !== undefined && { id })}
      allowClear
      value={value ?? null}
      loading={isFetching}
      placeholder={t(
        customerId === undefined ? 'quotation.customerFirst' : 'quotation.pickContract',
      )}
      notFoundContent={t('quotation.noContract')}
      options={offered.map(({ id: key, contractNo, contractName, status }) => ({
        value: key,
        label: `${contractNo} ${contractName} · ${statusOf(status)}`,
      }))}
      onChange={(next: string | null | undefined) => {
        onChange?.(next ?? undefined)
        const picked = offered.find((each) => each.id === next)
        if (picked) onPick(picked)
      }}
    />
  )
}
