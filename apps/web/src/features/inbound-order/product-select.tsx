import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { ProductChoice } from '@yuncang/shared/nouns/product/contract'
import { useState } from 'react'
import { trpc } from '../../api/client.ts'
import { RemoteSelect } from '../../ui/remote-select.tsx'

type Props = {
  label: string
  value: string | undefined
  onChange: (id: string | undefined, product: ProductChoice | undefined) => void
}

/** Products that a new order may name, by code or name. */
export function ProductSelect({ label, value, onChange }: Props) {
  const [text, setText] = useState('')
  const [picked, setPicked] = useState<{ value: string; label: string }>()
  const { data = [], isFetching } = useQuery({
    ...trpc.product.select.queryOptions({ keyword: text.trim() }),
    placeholderData: keepPreviousData,
  })
  const found = data.map(({ id, productCode, productName, spec }) => ({
    value: id,
    label: [productCode, productName, spec].filter(Boolean).join(' · '),
  }))
  const isFound = found.some((each) => each.value === value)
  return (
    <RemoteSelect
      label={label}
      value={value}
      options={picked && !isFound ? [picked, ...found] : found}
      isLoading={isFetching}
      onSearch={setText}
      onChange={(next) => {
        setPicked(found.find((each) => each.value === next))
        onChange(
          next,
          data.find((each) => each.id === next),
        )
      }}
    />
  )
}
