import { useTranslation } from 'react-i18next'
import { useDictionary } from '../../api/use-dictionary.ts'
import { CustomerFilter } from '../../records/list/customer-filter.tsx'
import { DateRangeFilter } from '../../records/list/date-range-filter.tsx'
import { ChoiceFilter, FilterBar, TextFilter } from '../../records/list/filters.tsx'
import type { ContractSearch } from './search.ts'
import { quotationOptions, statusOptions } from './status.tsx'

type Props = { search: ContractSearch; onChange: (next: Partial<ContractSearch>) => void }

export const noContractFilters = {
  contractNo: undefined,
  customerId: undefined,
  contractType: undefined,
  status: undefined,
  quotationStatus: undefined,
  endDateFrom: undefined,
  endDateTo: undefined,
}

export function ContractFilters({ search, onChange }: Props) {
  const { t } = useTranslation()
  const types = useDictionary('CONTRACT_TYPE')
  return (
    <FilterBar
      onReset={() => onChange(noContractFilters)}
      isMoreSet={[
        search.contractType,
        search.quotationStatus,
        search.endDateFrom,
        search.endDateTo,
      ].some((each) => each !== undefined)}
      more={
        <>
          <ChoiceFilter
            label={t('contract.field.contractType')}
            value={search.contractType}
            options={types.options}
            onChange={(contractType) => onChange({ contractType })}
          />
          <ChoiceFilter
            label={t('contract.field.quotationStatus')}
            value={search.quotationStatus}
            options={quotationOptions()}
            onChange={(quotationStatus) => onChange({ quotationStatus })}
          />
          <DateRangeFilter
            label={t('contract.field.endDate')}
            ends={[t('contract.endFrom'), t('contract.endTo')]}
            from={search.endDateFrom}
            to={search.endDateTo}
            onChange={(endDateFrom, endDateTo) => onChange({ endDateFrom, endDateTo })}
          />
        </>
      }
    >
      <TextFilter
        isCode
        label={t('contract.field.contractNo')}
        value={search.contractNo}
        onChange={(contractNo) => onChange({ contractNo })}
      />
      <CustomerFilter
        value={search.customerId}
        onChange={(customerId) => onChange({ customerId })}
      />
      <ChoiceFilter
        label={t('contract.field.status')}
        value={search.status}
        options={statusOptions()}
        onChange={(status) => onChange({ status })}
      />
    </FilterBar>
  )
}
