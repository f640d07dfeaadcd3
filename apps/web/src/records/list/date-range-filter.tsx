import { DatePicker } from 'antd'
import dayjs from 'dayjs'

type Props = {
  label: string
  /** What stands in the two empty fields. */
  ends: [string, string]
  from: string | undefined
  to: string | undefined
  onChange: (from: string | undefined, to: string | undefined) => void
}

/** Two days, yyyy-MM-dd, both of them in the range. */
export function DateRangeFilter({ label, ends, from, to, onChange }: Props) {
  return (
    <DatePicker.RangePicker
      // Either end alone is a range; an end that must be filled would keep the focus.
      allowEmpty
      value={[from ? dayjs(from) : null, to ? dayjs(to) : null]}
      aria-label={label}
      placeholder={ends}
      // A day under the resting mouse would stand in the field in place of what is being typed.
      previewValue={false}
      onChange={(range) =>
        onChange(range?.[0]?.format('YYYY-MM-DD'), range?.[1]?.format('YYYY-MM-DD'))
      }
    />
  )
}
