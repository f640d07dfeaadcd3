import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { trpc } from '../../api/client.ts'
import { Select } from '../../ui/select.tsx'

/** Searches begin at two characters (docs/domain/interface.md#searches). */
const searchFrom = 2

type Props = {
  /** The sheet whose customers are known by name. */
  sheetId: string | undefined
  id?: string
  value?: string[]
  onChange?: (value: string[]) => void
}

/** Several customers by name; stopped ones are marked and cannot be picked. */
export function CustomersSelect({ sheetId, ...field }: Props) {
  const { t } = useTranslation()
  const [text, setText] = useState('')
  const isLongEnough = text.trim().length >= searchFrom
  const { data: found = [], isFetching } = useQuery({
    ...trpc.customer.search.queryOptions({ customerName: text.trim() }),
    enabled: isLongEnough,
    placeholderData: keepPreviousData,
  })
  const { data: known = [] } = useQuery({
    ...trpc.costList.customersOf.queryOptions({ id: sheetId ?? '' }),
    enabled: sheetId !== undefined,
    meta: { inPlace: true },
  })
  const all = new Map([...known, ...found].map((each) => [each.ID, each]))
  const options = [...all.values()].map((each) => ({
    value: each.ID,
    label: each.CUSTOMER_NAME + (each.IS_STOP === '1' ? t('record.stoppedMark') : ''),
    disabled: each.IS_STOP === '1',
  }))
  return (
    <Select
      {...field}
      mode="multiple"
      allowClear
      options={options}
      loading={isFetching}
      placeholder={t('costList.customersHint')}
      showSearch={{ optionFilterProp: 'label', onSearch: setText }}
    />
  )
}
