import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { trpc } from '../../api/client.ts'
import { RemoteSelect } from '../../ui/remote-select.tsx'

type Props = {
  id?: string
  /** What the quotation is wanted for. */
  label: string
  value?: string | null
  onChange?: (value: string | undefined) => void
}

const most = 20

/** A quotation by its number, the newest ones first. */
export function QuotationSelect({ id, label, value, onChange }: Props) {
  const [text, setText] = useState('')
  const bjdNo = text.trim()
  const { data, isFetching } = useQuery({
    ...trpc.quotation.page.queryOptions({
      current: 1,
      size: most,
      descs: ['createTime'],
      ...(bjdNo !== '' && { bjdNo }),
    }),
    placeholderData: keepPreviousData,
    meta: { inPlace: true },
  })
  const chosen = useQuery({
    ...trpc.quotation.status.queryOptions({ id: value ?? '' }),
    enabled: Boolean(value),
    meta: { inPlace: true },
  })
  const found = (data?.records ?? []).map((each) => ({
    value: each.bjdId,
    label: `${each.bjdNo} ${each.customerName}`,
  }))
  const known = chosen.data && { value: chosen.data.bjdId, label: chosen.data.bjdNo }
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
