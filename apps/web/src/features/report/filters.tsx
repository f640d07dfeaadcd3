import { useTranslation } from 'react-i18next'
import { CustomerSelect } from '../../records/form/customer-select.tsx'
import { DateRangeFilter } from '../../records/list/date-range-filter.tsx'
import { ChoiceFilter } from '../../records/list/filters.tsx'
import { recPayOptions } from '../../records/prices/rec-pay.ts'
import { rangeOf, recPayOf } from './search.ts'

type RangeProps = {
  search: { dateFrom?: string | undefined; dateTo?: string | undefined }
  onChange: (next: { dateFrom: string | undefined; dateTo: string | undefined }) => void
}

/** The days that a report is about, also when nobody has chosen any. */
export function RangeFilter({ search, onChange }: RangeProps) {
  const { t } = useTranslation()
  const { dateFrom, dateTo } = rangeOf(search)
  return (
    <DateRangeFilter
      label={t('report.range')}
      ends={[t('report.from'), t('report.to')]}
      from={dateFrom}
      to={dateTo}
      onChange={(from, to) => onChange({ dateFrom: from, dateTo: to })}
    />
  )
}

type WhoseProps = {
  search: { customerId?: string | undefined; recPay?: number | undefined }
  onChange: (next: { customerId?: string | undefined; recPay?: number | undefined }) => void
}

/** Whose receivable or payable money a report is about. */
export function WhoseFilter({ search, onChange }: WhoseProps) {
  const { t } = useTranslation()
  return (
    <>
      <CustomerSelect
        canPickStopped
        value={search.customerId}
        onChange={(customerId) => onChange({ customerId })}
      />
      <ChoiceFilter
        label={t('report.side')}
        value={recPayOf(search)}
        options={recPayOptions()}
        onChange={(recPay) => onChange({ recPay })}
      />
    </>
  )
}
