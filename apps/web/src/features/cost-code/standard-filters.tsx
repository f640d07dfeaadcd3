import { useQuery } from '@tanstack/react-query'
import { DatePicker } from 'antd'
import dayjs from 'dayjs'
import { useTranslation } from 'react-i18next'
import { trpc } from '../../api/client.ts'
import { useDictionary } from '../../api/use-dictionary.ts'
import { ChoiceFilter, FilterBar } from '../../records/list/filters.tsx'
import { feeOption } from '../../records/prices/fee-name.ts'
import type { StandardSearch } from './standard-search.ts'

type Props = {
  search: StandardSearch
  onChange: (next: Partial<StandardSearch>) => void
}

export const noStandardFilters = { feeCode: undefined, currency: undefined, validOn: undefined }

const day = 'YYYY-MM-DD'

export function StandardFilters({ search, onChange }: Props) {
  const { t } = useTranslation()
  const fees = useQuery(trpc.costCode.list.queryOptions({}))
  const currencies = useDictionary('CURRENCY')
  return (
    <FilterBar onReset={() => onChange(noStandardFilters)}>
      <ChoiceFilter
        label={t('costCode.field.feeName')}
        value={search.feeCode}
        options={fees.data?.map(feeOption) ?? []}
        onChange={(feeCode) => onChange({ feeCode })}
      />
      <ChoiceFilter
        label={t('costCode.field.currency')}
        value={search.currency}
        options={currencies.options}
        onChange={(currency) => onChange({ currency })}
      />
      <DatePicker
        placeholder={t('costCode.validOn')}
        previewValue={false}
        aria-label={t('costCode.validOn')}
        value={search.validOn ? dayjs(search.validOn, day) : null}
        format={day}
        style={{ width: '100%' }}
        onChange={(date) => onChange({ validOn: date?.format(day) })}
      />
    </FilterBar>
  )
}
