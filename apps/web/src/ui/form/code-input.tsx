import { Input, type InputProps } from 'antd'
import './code-input.css'

type Props = Omit<InputProps, 'value' | 'onChange'> & {
  length: number
  // Given by the form's item.
  value?: string
  onChange?: (value: string) => void
}

/** A code of digits that is read off something: a phone shows its digits, and whatever else is pasted falls away. */
export const CodeInput = ({ length, value = '', onChange, ...rest }: Props) => (
  <Input
    {...rest}
    className="code-input"
    inputMode="numeric"
    autoComplete="off"
    value={value}
    onChange={({ target }) => onChange?.(target.value.replaceAll(/\D/g, '').slice(0, length))}
  />
)
