import { feeLacks } from '@yuncang/shared/nouns/fee-line/rules'
import { useTranslation } from 'react-i18next'
import { CustomerFilter } from '../../records/list/customer-filter.tsx'
import { DateRangeFilter } from '../../records/list/date-range-filter.tsx'
import { ChoiceFilter, FilterBar, TextFilter } from '../../records/list/filters.tsx'
import { MonthFilter } from '../../records/list/month-filter.tsx'
import { recPayOptions } from '../../records/prices/rec-pay.ts'
import { FeeSelect } from './fee-select.tsx'
import type { FeeLineSearch } from './search.ts'
import { lackLabel, statusOptions } from './status.tsx'

/** Lines without an amount, whatever they lack. */
const anyLack = 'any'

type Props = { search: FeeLineSearch; onChange: (next: Partial<FeeLineSearch>) => void }

export const noFeeLineFilters = {
  customerId: undefined,
  masterBillNo: undefined,
  splitNo: undefined,
  feeCode: undefined,
  recPay: undefined,
  status: undefined,
  isMissingPrice: undefined,
  lack: undefined,
  isSentBack: undefined,
  isToCome: undefined,
  dateFrom: undefined,
  dateTo: undefined,
  accountPeriod: undefined,
}

/** Filters that are seldom asked by: behind «更多» while none of them is set. */
const seldom = [
  'status',
  'recPay',
  'feeCode',
  'accountPeriod',
  'lack',
  'isMissingPrice',
  'isSentBack',
  'splitNo',
  'isToCome',
] as const

export function FeeLineFilters({ search, onChange }: Props) {
  const { t } = useTranslation()
  return (
    <FilterBar
      onReset={() => onChange(noFeeLineFilters)}
      isMoreSet={seldom.some((filter) => search[filter] !== undefined)}
      more={<SeldomFilters search={search} onChange={onChange} />}
    >
      <CustomerFilter
        value={search.customerId}
        onChange={(customerId) => onChange({ customerId })}
      />
      <TextFilter
        isCode
        label={t('feeLine.field.masterBillNo')}
        value={search.masterBillNo}
        onChange={(masterBillNo) => onChange({ masterBillNo })}
      />
      <DateRangeFilter
        label={t('feeLine.field.period')}
        ends={[t('feeLine.from'), t('feeLine.to')]}
        from={search.dateFrom}
        to={search.dateTo}
        onChange={(dateFrom, dateTo) => onChange({ dateFrom, dateTo })}
      />
    </FilterBar>
  )
}

function SeldomFilters({ search, onChange }: Props) {
  const { t } = useTranslation()
  return (
    <>
      <ChoiceFilter
        label={t('feeLine.field.status')}
        value={search.status}
        options={statusOptions()}
        onChange={(status) => onChange({ status })}
      />
      <ChoiceFilter
        label={t('feeLine.field.recPay')}
        value={search.recPay}
        options={recPayOptions()}
        onChange={(recPay) => onChange({ recPay })}
      />
      <FeeSelect
        canClear
        label={t('feeLine.field.feeCode')}
        value={search.feeCode}
        onChange={(feeCode) => onChange({ feeCode })}
      />
      <MonthFilter
        label={t('feeLine.field.accountPeriod')}
        value={search.accountPeriod}
        onChange={(accountPeriod) => onChange({ accountPeriod })}
      />
      <ChoiceFilter
        label={t('feeLine.field.isMissingPrice')}
        value={search.lack ?? (search.isMissingPrice === 1 ? anyLack : undefined)}
        options={[
          ...feeLacks.map((value) => ({ value, label: lackLabel(value) })),
          { value: anyLack, label: t('feeLine.anyLack') },
        ]}
        onChange={(lack) =>
          onChange(
            lack === anyLack
              ? { lack: undefined, isMissingPrice: 1 }
              : { lack, isMissingPrice: undefined },
          )
        }
      />
      <ChoiceFilter
        label={t('feeLine.field.sendBackReason')}
        value={search.isSentBack}
        options={[{ value: 1 as const, label: t('feeLine.sentBack') }]}
        onChange={(isSentBack) => onChange({ isSentBack })}
      />
      <TextFilter
        isCode
        label={t('feeLine.field.splitNo')}
        value={search.splitNo}
        onChange={(splitNo) => onChange({ splitNo })}
      />
      <ChoiceFilter
        label={t('feeLine.isToCome')}
        value={search.isToCome}
        options={[
          { value: 0 as const, label: t('feeLine.isToCome.0') },
          { value: 1 as const, label: t('feeLine.isToCome.1') },
        ]}
        onChange={(isToCome) => onChange({ isToCome })}
      />
    </>
  )
}
