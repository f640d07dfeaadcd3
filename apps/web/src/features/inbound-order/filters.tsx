import { orderStatusLabels } from '@yuncang/shared/nouns/inbound-order/rules'
import { useTranslation } from 'react-i18next'
import { useDictionary } from '../../api/use-dictionary.ts'
import { currentLanguage } from '../../lib/language.ts'
import { BillSelect } from '../../records/form/bill-select.tsx'
import { CustomerFilter } from '../../records/list/customer-filter.tsx'
import { DateRangeFilter } from '../../records/list/date-range-filter.tsx'
import { FilterChip } from '../../records/list/filter-chip.tsx'
import { ChoiceFilter, FilterBar } from '../../records/list/filters.tsx'
import type { OrderSearch } from './search.ts'

type Props = { search: OrderSearch; onChange: (next: Partial<OrderSearch>) => void }

export const noOrderFilters = {
  masterBillNo: undefined,
  orderStatus: undefined,
  customerId: undefined,
  inboundType: undefined,
  bondedFlag: undefined,
  expectDateFrom: undefined,
  expectDateTo: undefined,
  moveDate: undefined,
  toCard: undefined,
  toSubmit: undefined,
}

/** Those that are shown when asked for. */
const seldom = ['expectDateFrom', 'expectDateTo', 'inboundType', 'bondedFlag'] as const

export function OrderFilters({ search, onChange }: Props) {
  const { t } = useTranslation()
  const language = currentLanguage()
  const statuses = Object.entries(orderStatusLabels).map(([value, label]) => ({
    value: Number(value),
    label: label[language],
  }))
  const inboundTypes = useDictionary('INBOUND_TYPE')
  return (
    <FilterBar
      onReset={() => onChange(noOrderFilters)}
      isMoreSet={seldom.some((filter) => search[filter] !== undefined)}
      more={
        <>
          <DateRangeFilter
            label={t('inboundOrder.field.expectDate')}
            ends={[t('inboundOrder.expectFrom'), t('inboundOrder.expectTo')]}
            from={search.expectDateFrom}
            to={search.expectDateTo}
            onChange={(expectDateFrom, expectDateTo) => onChange({ expectDateFrom, expectDateTo })}
          />
          <ChoiceFilter
            label={t('inboundOrder.field.inboundType')}
            value={search.inboundType}
            options={inboundTypes.options}
            onChange={(inboundType) => onChange({ inboundType })}
          />
          <ChoiceFilter
            label={t('inboundOrder.field.bondedFlag')}
            value={search.bondedFlag}
            options={[
              { value: 1 as const, label: t('inboundOrder.bonded') },
              { value: 0 as const, label: t('inboundOrder.unbonded') },
            ]}
            onChange={(bondedFlag) => onChange({ bondedFlag })}
          />
        </>
      }
    >
      <BillSelect
        isFree
        label={t('inboundOrder.field.masterBillNo')}
        value={search.masterBillNo}
        onChange={(masterBillNo) => onChange({ masterBillNo })}
      />
      <ChoiceFilter
        label={t('inboundOrder.field.orderStatus')}
        value={search.orderStatus}
        options={statuses}
        onChange={(orderStatus) => onChange({ orderStatus })}
      />
      <CustomerFilter
        value={search.customerId}
        onChange={(customerId) => onChange({ customerId })}
      />
      <FilterChip
        label={t('inboundOrder.waitsFor')}
        value={search.toCard === undefined ? undefined : t('inboundOrder.step.card')}
        onClear={() => onChange({ toCard: undefined })}
      />
      <FilterChip
        label={t('inboundOrder.waitsFor')}
        value={search.toSubmit === undefined ? undefined : t('inboundOrder.customerDrafts')}
        onClear={() => onChange({ toSubmit: undefined })}
      />
      <FilterChip
        label={t('inboundOrder.movedOn')}
        value={search.moveDate}
        onClear={() => onChange({ moveDate: undefined })}
      />
    </FilterBar>
  )
}
