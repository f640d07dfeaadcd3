import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { searches } from '@yuncang/shared/kernel/searches'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { trpc } from '../../api/client.ts'
import { useCan } from '../../session/session-context.tsx'
import { RemoteSelect } from '../../ui/remote-select.tsx'

/** A form field hands in id, value and onChange; a filter value and onChange. */
type Props = {
  id?: string
  /** What the customer is here, e.g. the owner of goods. */
  label?: string
  value?: string | undefined
  onChange?: (value: string | undefined) => void
  /** For looking at what there is: a stopped customer gets nothing new. */
  canPickStopped?: boolean
  /** What a choice gives. */
  gives?: 'id' | 'name'
  /** What is looked for before anybody types. */
  sought?: string
  /** Nobody chooses: people of a customer enter what is theirs. */
  isFixed?: boolean
}

/** Customers by name, at most fifty; stopped ones are marked (docs/domain/interface.md#searches). */
export function CustomerSelect({
  id,
  label,
  value,
  onChange,
  canPickStopped = false,
  gives = 'id',
  sought = '',
  isFixed = false,
}: Props) {
  const { t } = useTranslation()
  const [text, setText] = useState(sought)
  const isLongEnough = text.trim().length >= searches.from
  const { data = [], isFetching } = useQuery({
    ...trpc.customer.search.queryOptions({ customerName: text.trim() }),
    enabled: isLongEnough,
    placeholderData: keepPreviousData,
  })
  const canRead = useCan('customer:read')
  const chosen = useQuery({
    ...trpc.customer.get.queryOptions({ id: value ?? '' }),
    enabled: canRead && value !== undefined && gives === 'id',
    meta: { inPlace: true },
  })
  const found = data.map((each) => ({
    value: gives === 'id' ? each.ID : each.CUSTOMER_NAME,
    label: each.CUSTOMER_NAME + (each.IS_STOP === '1' ? t('record.stoppedMark') : ''),
    disabled: each.IS_STOP === '1' && !canPickStopped,
  }))
  const named = value !== undefined && gives === 'name' ? { value, label: value } : undefined
  const known = chosen.data ? { value: chosen.data.id, label: chosen.data.customerName } : named
  const options = isLongEnough ? found : known ? [known] : []
  return (
    <RemoteSelect
      label={label ?? t('record.customer')}
      {...(id !== undefined && { id })}
      value={value}
      options={options}
      isFixed={isFixed}
      isLoading={isFetching}
      onSearch={setText}
      onChange={(next) => onChange?.(next)}
    />
  )
}
