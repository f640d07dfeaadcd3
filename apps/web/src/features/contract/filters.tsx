import { Button, DatePicker, Input, Select } from 'antd'
import dayjs from 'dayjs'
import { useTranslation } from 'react-i18next'
import { useDictionary } from '../../api/use-dictionary.ts'
import { CustomerSelect } from '../../common/customer-select.tsx'
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
  const [from = null, to = null] = [search.endDateFrom, search.endDateTo].map((date) =>
    date ? dayjs(date) : null,
  )
  return (
    <div className="filters" role="search">
      <Input.Search
        allowClear
        key={search.contractNo ?? ''}
        defaultValue={search.contractNo}
        placeholder={t('contract.field.contractNo')}
        aria-label={t('contract.field.contractNo')}
        onSearch={(text) => onChange({ contractNo: text.trim() || undefined })}
      />
      <CustomerSelect
        value={search.customerId}
        onChange={(customerId) => onChange({ customerId })}
      />
      <Select<string>
        allowClear
        value={search.contractType ?? null}
        options={types.options}
        placeholder={t('contract.field.contractType')}
        aria-label={t('contract.field.contractType')}
        onChange={(contractType) => onChange({ contractType: contractType ?? undefined })}
      />
      <Select<number>
        allowClear
        value={search.status ?? null}
        options={statusOptions()}
        placeholder={t('contract.field.status')}
        aria-label={t('contract.field.status')}
        onChange={(status) => onChange({ status: status ?? undefined })}
      />
      <Select<number>
        allowClear
        value={search.quotationStatus ?? null}
        options={quotationOptions()}
        placeholder={t('contract.field.quotationStatus')}
        aria-label={t('contract.field.quotationStatus')}
        onChange={(quotationStatus) => onChange({ quotationStatus: quotationStatus ?? undefined })}
      />
      <DatePicker.RangePicker
        value={[from, to]}
        placeholder={[t('contract.endFrom'), t('contract.endTo')]}
        aria-label={t('contract.field.endDate')}
        onChange={(range) =>
          onChange({
            endDateFrom: range?.[0]?.format('YYYY-MM-DD'),
            endDateTo: range?.[1]?.format('YYYY-MM-DD'),
          })
        }
      />
      <Button onClick={() => onChange(noContractFilters)}>{t('action.reset')}</Button>
    </div>
  )
}
