import { DatePicker } from 'antd'
import dayjs from 'dayjs'
import { useId } from 'react'

type Props = {
  label: string
  value: string | undefined
  onChange: (period: string | undefined) => void
}

/** A month of the books, yyyyMM. */
export function MonthFilter({ label, value, onChange }: Props) {
  const id = useId()
  return (
    <DatePicker
      id={id}
      picker="month"
      previewValue={false}
      aria-label={label}
      placeholder={label}
      format="YYYYMM"
      value={value === undefined ? null : dayjs(`${value}01`)}
      onChange={(month) => onChange(month?.format('YYYYMM'))}
    />
  )
}
