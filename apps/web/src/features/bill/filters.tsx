import { useTranslation } from 'react-i18next'
import { CustomerFilter } from '../../records/list/customer-filter.tsx'
import { ChoiceFilter, FilterBar, TextFilter } from '../../records/list/filters.tsx'
import { MonthFilter } from '../../records/list/month-filter.tsx'
import { recPayOptions } from '../../records/prices/rec-pay.ts'
import { dues, type BillSearch } from './search.ts'
import { statusOptions } from './status.tsx'

type Props = { search: BillSearch; onChange: (next: Partial<BillSearch>) => void }

const dueKeys = {
  unpaid: 'bill.dueOf.unpaid',
  uninvoiced: 'bill.dueOf.uninvoiced',
} as const satisfies Record<(typeof dues)[number], string>

export const noBillFilters = {
  billNo: undefined,
  customerId: undefined,
  period: undefined,
  recPay: undefined,
  status: undefined,
  dueTo: undefined,
  isSent: undefined,
  isOverdue: undefined,
  isCredit: undefined,
  due: undefined,
}

export function BillFilters({ search, onChange }: Props) {
  const { t } = useTranslation()
  return (
    <FilterBar
      onReset={() => onChange(noBillFilters)}
      isMoreSet={[
        search.billNo,
        search.recPay,
        search.isCredit,
        search.isSent,
        search.isOverdue,
      ].some((each) => each !== undefined)}
      more={
        <>
          <TextFilter
            isCode
            label={t('bill.field.billNo')}
            value={search.billNo}
            onChange={(billNo) => onChange({ billNo })}
          />
          <ChoiceFilter
            label={t('bill.field.recPay')}
            value={search.recPay}
            options={recPayOptions()}
            onChange={(recPay) => onChange({ recPay })}
          />
          <ChoiceFilter
            label={t('bill.field.isCredit')}
            value={search.isCredit}
            options={([0, 1] as const).map((value) => ({ value, label: t(`bill.kind.${value}`) }))}
            onChange={(isCredit) => onChange({ isCredit })}
          />
          <ChoiceFilter
            label={t('bill.field.isSent')}
            value={search.isSent}
            options={([0, 1] as const).map((value) => ({
              value,
              label: t(`bill.isSent.${value}`),
            }))}
            onChange={(isSent) => onChange({ isSent })}
          />
          <ChoiceFilter
            label={t('bill.field.isOverdue')}
            value={search.isOverdue}
            options={[{ value: 1, label: t('bill.overdue') }]}
            onChange={(isOverdue) => onChange({ isOverdue })}
          />
        </>
      }
    >
      <CustomerFilter
        value={search.customerId}
        onChange={(customerId) => onChange({ customerId })}
      />
      <MonthFilter
        label={t('bill.field.period')}
        value={search.period}
        onChange={(period) => onChange({ period })}
      />
      <ChoiceFilter
        label={t('bill.field.status')}
        value={search.status}
        options={statusOptions()}
        onChange={(status) => onChange({ status })}
      />
      <ChoiceFilter
        label={t('bill.due')}
        value={search.due}
        options={dues.map((value) => ({ value, label: t(dueKeys[value]) }))}
        onChange={(due) => onChange({ due })}
      />
    </FilterBar>
  )
}
