import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { costListStatuses } from '@yuncang/shared/nouns/tariff/cost-list-statuses'
import { useState } from 'react'
import { trpc } from '../../api/client.ts'
import { RemoteSelect } from '../../ui/remote-select.tsx'

type Props = {
  id?: string
  /** What the list is wanted for. */
  label: string
  /** Only those that are in use. */
  isInUse?: boolean
  /** The list that is not offered. */
  except?: string
  value?: string | null
  onChange?: (value: string | undefined) => void
}

const most = 20

/** A cost list by its name, the newest ones first. */
export function CostListSelect({ id, label, isInUse = false, except, value, onChange }: Props) {
  const [text, setText] = useState('')
  const name = text.trim()
  const { data, isFetching } = useQuery({
    ...trpc.costList.page.queryOptions({
      current: 1,
      size: most,
      descs: ['createTime'],
      ...(isInUse && { status: costListStatuses.enabled }),
      ...(name !== '' && { name }),
    }),
    placeholderData: keepPreviousData,
    meta: { inPlace: true },
  })
  const chosen = useQuery({
    ...trpc.costList.get.queryOptions({ id: value ?? '' }),
    enabled: Boolean(value),
    meta: { inPlace: true },
  })
  const found = (data?.records ?? [])
    .filter((each) => each.id !== except)
    .map((each) => ({ value: each.id, label: each.name }))
  const known = chosen.data && { value: chosen.data.id, label: chosen.data.name }
  const isFound = found.some((each) => each.value === value)
  return (
    <RemoteSelect
      label={label}
      {...(id !== undefined && { id })}
      value={value ?? undefined}
      options={known && !isFound ? [known, ...found] : found}
      isLoading={isFetching}
      onSearch={setText}
      onChange={(next) => onChange?.(next)}
    />
  )
}
