import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { orderStatusLabels } from '@yuncang/shared/domain/inbound-order'
import { AutoComplete, Button, DatePicker, Select } from 'antd'
import dayjs from 'dayjs'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { trpc } from '../../api/client.ts'
import { currentLanguage } from '../../lib/language.ts'
import type { OrderSearch } from './search.ts'
import { CustomerSelect } from '../../common/customer-select.tsx'

/** Searches begin at two characters (spec.md §5). */
const searchFrom = 2

type Props = { search: OrderSearch; onChange: (next: Partial<OrderSearch>) => void }

export const noOrderFilters = {
  masterBillNo: undefined,
  orderStatus: undefined,
  customerId: undefined,
  expectDateFrom: undefined,
  expectDateTo: undefined,
}

export function OrderFilters({ search, onChange }: Props) {
  const { t } = useTranslation()
  const language = currentLanguage()
  const statuses = Object.entries(orderStatusLabels).map(([value, label]) => ({
    value: Number(value),
    label: label[language],
  }))
  const dates = [search.expectDateFrom, search.expectDateTo].map((date) =>
    date ? dayjs(date) : null,
  )
  return (
    <div className="filters" role="search">
      <BillSearch
        value={search.masterBillNo}
        onChange={(masterBillNo) => onChange({ masterBillNo })}
      />
      <Select<number>
        allowClear
        value={search.orderStatus ?? null}
        options={statuses}
        placeholder={t('inboundOrder.field.orderStatus')}
        aria-label={t('inboundOrder.field.orderStatus')}
        onChange={(orderStatus) => onChange({ orderStatus: orderStatus ?? undefined })}
      />
      <CustomerSelect
        value={search.customerId}
        onChange={(customerId) => onChange({ customerId })}
      />
      <DatePicker.RangePicker
        value={[dates[0] ?? null, dates[1] ?? null]}
        aria-label={t('inboundOrder.field.expectDate')}
        onChange={(range) =>
          onChange({
            expectDateFrom: range?.[0]?.format('YYYY-MM-DD'),
            expectDateTo: range?.[1]?.format('YYYY-MM-DD'),
          })
        }
      />
      <Button onClick={() => onChange(noOrderFilters)}>{t('action.reset')}</Button>
    </div>
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
