import { DatePicker } from 'antd'
import dayjs from 'dayjs'

type Props = { id?: string; value?: string; onChange?: (value: string | undefined) => void }

const form = 'YYYY-MM-DD'

/** A day as contracts write it, yyyy-MM-dd. */
export function DateInput({ value, onChange, ...rest }: Props) {
  return (
    <DatePicker
      {...rest}
      previewValue={false}
      value={value ? dayjs(value, form) : null}
      format={form}
      style={{ width: '100%' }}
      onChange={(date) => onChange?.(date?.format(form))}
    />
  )
}
