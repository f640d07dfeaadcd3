import { useTranslation } from 'react-i18next'
import { CustomerFilter } from '../../records/list/customer-filter.tsx'
import { DateRangeFilter } from '../../records/list/date-range-filter.tsx'
import { ChoiceFilter, FilterBar, TextFilter } from '../../records/list/filters.tsx'
import type { PaymentSearch } from './search.ts'
import { directionOptions, statusOptions } from './status.tsx'

type Props = { search: PaymentSearch; onChange: (next: Partial<PaymentSearch>) => void }

export const noPaymentFilters = {
  paymentNo: undefined,
  billNo: undefined,
  customerId: undefined,
  payerName: undefined,
  reference: undefined,
  recPay: undefined,
  status: undefined,
  isOpen: undefined,
  dateFrom: undefined,
  dateTo: undefined,
}

export function PaymentFilters({ search, onChange }: Props) {
  const { t } = useTranslation()
  const { paymentNo, billNo, reference, recPay, dateFrom, dateTo } = search
  return (
    <FilterBar
      onReset={() => onChange(noPaymentFilters)}
      isMoreSet={[paymentNo, billNo, reference, recPay, dateFrom, dateTo].some(
        (each) => each !== undefined,
      )}
      more={
        <>
          <TextFilter
            isCode
            label={t('payment.field.paymentNo')}
            value={paymentNo}
            onChange={(next) => onChange({ paymentNo: next })}
          />
          <TextFilter
            isCode
            label={t('payment.field.billNo')}
            value={billNo}
            onChange={(next) => onChange({ billNo: next })}
          />
          <TextFilter
            isCode
            label={t('payment.field.reference')}
            value={reference}
            onChange={(next) => onChange({ reference: next })}
          />
          <ChoiceFilter
            label={t('payment.field.recPay')}
            value={recPay}
            options={directionOptions()}
            onChange={(next) => onChange({ recPay: next })}
          />
          <DateRangeFilter
            label={t('payment.field.payDate')}
            ends={[t('payment.dateFrom'), t('payment.dateTo')]}
            from={dateFrom}
            to={dateTo}
            onChange={(from, to) => onChange({ dateFrom: from, dateTo: to })}
          />
        </>
      }
    >
      <CustomerFilter
        value={search.customerId}
        onChange={(customerId) => onChange({ customerId })}
      />
      <TextFilter
        label={t('payment.field.payerName')}
        value={search.payerName}
        onChange={(payerName) => onChange({ payerName })}
      />
      <ChoiceFilter
        label={t('payment.field.status')}
        value={search.status}
        options={statusOptions()}
        onChange={(status) => onChange({ status })}
      />
      <ChoiceFilter
        label={t('payment.field.isOpen')}
        value={search.isOpen}
        options={[{ value: 1 as const, label: t('payment.isOpen') }]}
        onChange={(isOpen) => onChange({ isOpen })}
      />
    </FilterBar>
  )
}
