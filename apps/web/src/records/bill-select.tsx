import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { searches } from '@yuncang/shared/domain/searches'
import { AutoComplete } from 'antd'
import { useState } from 'react'
import { trpc } from '../api/client.ts'
import { RemoteSelect } from '../ui/remote-select.tsx'

type Props = {
  label: string
  value: string | undefined
  onChange: (value: string | undefined) => void
  /** Any text may be entered, a part of a number too. */
  isFree?: boolean
}

/** Bills of lading by a part of their number. */
export function BillSelect({ label, value, onChange, isFree = false }: Props) {
  const [text, setText] = useState(value ?? '')
  const isLongEnough = text.trim().length >= searches.from
  const { data = [], isFetching } = useQuery({
    ...trpc.inboundOrder.searchMasterBillNo.queryOptions({ masterBillNo: text.trim() }),
    enabled: isLongEnough,
    placeholderData: keepPreviousData,
  })
  const numbers = isLongEnough ? data.map((each) => each.MASTER_BILL_NO) : []
  if (!isFree) {
    return (
      <RemoteSelect
        label={label}
        value={value}
        options={numbers.map((number) => ({ value: number, label: number }))}
        isLoading={isFetching}
        onSearch={setText}
        onChange={onChange}
      />
    )
  }
  const commit = (next: string) => onChange(next.trim() || undefined)
  return (
    <AutoComplete
      allowClear
      value={text}
      options={numbers.map((number) => ({ value: number }))}
      placeholder={label}
      aria-label={label}
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
