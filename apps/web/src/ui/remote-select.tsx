import { useState } from 'react'
import { nameOrWait, Select } from './select.tsx'

export type RemoteOption = { value: string; label: string; disabled?: boolean }

type Props = {
  id?: string
  label: string
  value: string | undefined
  options: readonly RemoteOption[]
  isLoading: boolean
  isFixed?: boolean
  onSearch: (text: string) => void
  onChange: (value: string | undefined) => void
}

/** A select whose options come from a search while typing. */
export function RemoteSelect({
  label,
  value,
  options,
  isLoading,
  isFixed = false,
  onSearch,
  onChange,
  ...rest
}: Props) {
  const [text, setText] = useState('')
  return (
    <Select
      {...rest}
      allowClear={!isFixed}
      disabled={isFixed}
      value={value ?? null}
      options={[...options]}
      placeholder={label}
      aria-label={label}
      loading={isLoading}
      labelRender={nameOrWait}
      showSearch={{
        filterOption: false,
        searchValue: text,
        onSearch: (next) => {
          setText(next)
          onSearch(next)
        },
      }}
      onChange={(next: string | null) => onChange(next ?? undefined)}
    />
  )
}
