import { DatePicker } from 'antd'
import dayjs, { type Dayjs } from 'dayjs'
import { useId } from 'react'

type Props = {
  label: string
  value: Dayjs
  onChange: (month: Dayjs) => void
  /** Months to come can be chosen, too. */
  isOpenEnded?: boolean
}

/** The month that is charged, billed or sent: there is always one. */
export function MonthOfWork({ label, value, onChange, isOpenEnded = false }: Props) {
  const id = useId()
  return (
    <label htmlFor={id}>
      {label}
      <DatePicker
        id={id}
        picker="month"
        previewValue={false}
        allowClear={false}
        value={value}
        {...(!isOpenEnded && { maxDate: dayjs() })}
        onChange={(picked) => picked && onChange(picked)}
      />
    </label>
  )
}
