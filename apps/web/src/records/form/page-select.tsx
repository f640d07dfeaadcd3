import { Select } from 'antd'
import { usePages } from '../../lib/tab.ts'

/** A form field hands in id, value and onChange. */
type Props = { id?: string; value?: string; onChange?: (value: string) => void }

/** A page of the product, by its name; one that the menu does not have stays as it is. */
export function PageSelect({ value = '', onChange, ...rest }: Props) {
  return (
    <Select
      {...rest}
      allowClear
      showSearch={{ optionFilterProp: 'label' }}
      options={useOptions([value])}
      value={value || null}
      onChange={(picked: string | null) => onChange?.(picked ?? '')}
    />
  )
}

type ManyProps = { id?: string; value?: string[]; onChange?: (value: string[]) => void }

/** Several of them; an address may be typed as well. */
export function PagesSelect({ value = [], ...rest }: ManyProps) {
  return (
    <Select
      {...rest}
      mode="tags"
      tokenSeparators={[',', ' ']}
      showSearch={{ optionFilterProp: 'label' }}
      options={useOptions(value)}
      value={value}
    />
  )
}

/** The pages of the menu, and those that were chosen already. */
function useOptions(chosen: readonly string[]) {
  const { all, nameOf } = usePages()
  const more = chosen.filter((value) => value !== '' && all.every((each) => each.value !== value))
  return [...all, ...more.map((value) => ({ value, label: nameOf(value) }))]
}
