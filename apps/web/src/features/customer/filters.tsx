import { Button, Input, Select } from 'antd'
import { useTranslation } from 'react-i18next'
import type { CustomerSearch } from './search.ts'

type Props = { search: CustomerSearch; onChange: (next: Partial<CustomerSearch>) => void }

export const noCustomerFilters = {
  customerName: undefined,
  socialCreditCode: undefined,
  isStop: undefined,
}

export function CustomerFilters({ search, onChange }: Props) {
  const { t } = useTranslation()
  return (
    <div className="filters" role="search">
      <Input.Search
        allowClear
        key={`name ${search.customerName}`}
        defaultValue={search.customerName}
        placeholder={t('customer.field.customerName')}
        aria-label={t('customer.field.customerName')}
        onSearch={(text) => onChange({ customerName: text.trim() || undefined })}
      />
      <Input.Search
        allowClear
        key={`code ${search.socialCreditCode}`}
        defaultValue={search.socialCreditCode}
        placeholder={t('customer.field.socialCreditCode')}
        aria-label={t('customer.field.socialCreditCode')}
        onSearch={(text) => onChange({ socialCreditCode: text.trim() || undefined })}
      />
      <Select<0 | 1>
        allowClear
        value={search.isStop ?? null}
        placeholder={t('customer.field.isStop')}
        aria-label={t('customer.field.isStop')}
        options={[
          { value: 0, label: t('customer.state.active') },
          { value: 1, label: t('customer.state.stopped') },
        ]}
        onChange={(isStop) => onChange({ isStop: isStop ?? undefined })}
      />
      <Button onClick={() => onChange(noCustomerFilters)}>{t('action.reset')}</Button>
    </div>
  )
}
