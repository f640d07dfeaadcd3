import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { searches } from '@yuncang/shared/kernel/searches'
import { trpc } from '../../api/client.ts'
import { codeKeys } from '../../lib/keyboard.ts'
import { useDraftText } from '../list/use-draft-text.ts'
import { RemoteSelect } from '../../ui/remote-select.tsx'
import { SuggestedInput } from '../../ui/suggested-input.tsx'

type Props = {
  label: string
  value: string | undefined
  onChange: (value: string | undefined) => void
  /** Any text may be entered, a part of a number too. */
  isFree?: boolean
}

/** Bills of lading by a part of their number. */
export function BillSelect({ label, value, onChange, isFree = false }: Props) {
  const { text, type, commit } = useDraftText(value, onChange)
  const isLongEnough = text.trim().length >= searches.from
  const { data = [], isFetching } = useQuery({
    ...trpc.inboundOrder.searchMasterBillNo.queryOptions({ masterBillNo: text.trim() }),
    enabled: isLongEnough,
    placeholderData: keepPreviousData,
  })
  const found = isLongEnough ? data.map((each) => each.MASTER_BILL_NO) : []
  const numbers = found.length === 0 && value !== undefined && !isFree ? [value] : found
  if (!isFree) {
    return (
      <RemoteSelect
        label={label}
        value={value}
        options={numbers.map((number) => ({ value: number, label: number }))}
        isLoading={isFetching}
        onSearch={type}
        onChange={onChange}
      />
    )
  }
  return (
    <SuggestedInput
      {...codeKeys}
      allowClear
      areFound
      label={label}
      value={text}
      suggestions={numbers}
      onChange={type}
      onPick={commit}
      onEnter={commit}
      onClear={() => commit('')}
      onBlur={commit}
    />
  )
}
