import { useTranslation } from 'react-i18next'
import { CustomerFilter } from '../../records/list/customer-filter.tsx'
import { DateRangeFilter } from '../../records/list/date-range-filter.tsx'
import { ChoiceFilter, FilterBar, TextFilter } from '../../records/list/filters.tsx'
import { recPayOptions } from '../../records/prices/rec-pay.ts'
import type { InvoiceSearch } from './search.ts'
import { statusOptions } from './status.tsx'

type Props = { search: InvoiceSearch; onChange: (next: Partial<InvoiceSearch>) => void }

export const noInvoiceFilters = {
  invoiceNo: undefined,
  billNo: undefined,
  customerId: undefined,
  recPay: undefined,
  status: undefined,
  dateFrom: undefined,
  dateTo: undefined,
}

export function InvoiceFilters({ search, onChange }: Props) {
  const { t } = useTranslation()
  return (
    <FilterBar
      onReset={() => onChange(noInvoiceFilters)}
      isMoreSet={[search.billNo, search.recPay, search.dateFrom, search.dateTo].some(
        (each) => each !== undefined,
      )}
      more={
        <>
          <TextFilter
            isCode
            label={t('invoice.field.billNo')}
            value={search.billNo}
            onChange={(billNo) => onChange({ billNo })}
          />
          <ChoiceFilter
            label={t('invoice.field.recPay')}
            value={search.recPay}
            options={recPayOptions()}
            onChange={(recPay) => onChange({ recPay })}
          />
          <DateRangeFilter
            label={t('invoice.field.invoiceDate')}
            ends={[t('invoice.dateFrom'), t('invoice.dateTo')]}
            from={search.dateFrom}
            to={search.dateTo}
            onChange={(dateFrom, dateTo) => onChange({ dateFrom, dateTo })}
          />
        </>
      }
    >
      <TextFilter
        isCode
        label={t('invoice.field.invoiceNo')}
        value={search.invoiceNo}
        onChange={(invoiceNo) => onChange({ invoiceNo })}
      />
      <CustomerFilter
        value={search.customerId}
        onChange={(customerId) => onChange({ customerId })}
      />
      <ChoiceFilter
        label={t('invoice.field.status')}
        value={search.status}
        options={statusOptions()}
        onChange={(status) => onChange({ status })}
      />
    </FilterBar>
  )
}
