import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { orderStatusLabels } from '@yuncang/shared/domain/inbound-order'
import { AutoComplete } from 'antd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { trpc } from '../../api/client.ts'
import { useDictionary } from '../../api/use-dictionary.ts'
import { currentLanguage } from '../../lib/language.ts'
import { CustomerSelect } from '../../records/customer-select.tsx'
import { DateRangeFilter } from '../../records/date-range-filter.tsx'
import { FilterChip } from '../../records/filter-chip.tsx'
import { ChoiceFilter, FilterBar } from '../../records/filters.tsx'
import type { OrderSearch } from './search.ts'

/** Searches begin at two characters (spec.md §5). */
const searchFrom = 2

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
      <BillSearch
        value={search.masterBillNo}
        onChange={(masterBillNo) => onChange({ masterBillNo })}
      />
      <ChoiceFilter
        label={t('inboundOrder.field.orderStatus')}
        value={search.orderStatus}
        options={statuses}
        onChange={(orderStatus) => onChange({ orderStatus })}
      />
      <CustomerSelect
        value={search.customerId}
        onChange={(customerId) => onChange({ customerId })}
      />
      <FilterChip
        label={t('inboundOrder.movedOn')}
        value={search.moveDate}
        onClear={() => onChange({ moveDate: undefined })}
      />
    </FilterBar>
  )
}

type TextProps = { value: string | undefined; onChange: (value: string | undefined) => void }

/** Bill of lading with suggestions, free text allowed. */
function BillSearch({ value, onChange }: TextProps) {
  const { t } = useTranslation()
  const [text, setText] = useState(value ?? '')
  const { data = [] } = useQuery({
    ...trpc.inboundOrder.searchMasterBillNo.queryOptions({ masterBillNo: text.trim() }),
    enabled: text.trim().length >= searchFrom,
    placeholderData: keepPreviousData,
  })
  const commit = (next: string) => onChange(next.trim() || undefined)
  return (
    <AutoComplete
      allowClear
      value={text}
      options={data.map((each) => ({ value: each.MASTER_BILL_NO }))}
      placeholder={t('inboundOrder.field.masterBillNo')}
      aria-label={t('inboundOrder.field.masterBillNo')}
      onChange={(next) => setText(next ?? '')}
      onSelect={(next: string) => commit(next)}
      onClear={() => commit('')}
      onBlur={() => commit(text)}
      onInputKeyDown={(event) => {
        if (event.key === 'Enter') commit(text)
      }}
    />
  )
}
