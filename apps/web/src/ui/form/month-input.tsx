import { DatePicker } from 'antd'
import dayjs from 'dayjs'

type Props = {
  id?: string
  label?: string
  value?: string | undefined
  onChange?: (value: string | undefined) => void
}

const form = 'YYYYMM'
/** dayjs reads no month without a day. */
const firstDay = (month: string) => dayjs(`${month.slice(0, 4)}-${month.slice(4)}-01`)

/** A month as contracts write it, yyyyMM. */
export function MonthInput({ id, label, value, onChange }: Props) {
  return (
    <DatePicker
      {...(id !== undefined && { id })}
      {...(label !== undefined && { placeholder: label, 'aria-label': label })}
      picker="month"
      previewValue={false}
      value={value ? firstDay(value) : null}
      format="YYYY-MM"
      style={{ width: '100%' }}
      onChange={(date) => onChange?.(date?.format(form))}
    />
  )
}
