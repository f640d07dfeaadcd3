import type { ParamSpec } from '@yuncang/shared/nouns/param/rules'
import { Input, InputNumber, Select } from 'antd'
import { useTranslation } from 'react-i18next'

type Props = {
  spec: ParamSpec
  words: (value: string) => string
  /** Given by the form field around it. */
  id?: string
  value?: string
  onChange?: (value: string | null) => void
}

/** The editor that the kind of a parameter asks for; its value is the text that the server keeps. */
export function ValueInput({ spec, words, ...field }: Props) {
  switch (spec.kind) {
    case 'choice':
      return (
        <Select
          {...field}
          options={spec.choices.map((value) => ({ value, label: words(value) }))}
        />
      )
    case 'int':
      return (
        <InputNumber<string>
          {...field}
          stringMode
          precision={0}
          min={String(spec.min)}
          max={String(spec.max)}
          style={{ width: '100%' }}
        />
      )
    case 'accounts':
      return <LineInput {...field} isAccounts />
    case 'text':
      return <LineInput {...field} />
    case 'percent':
      return (
        <InputNumber<string>
          {...field}
          stringMode
          min="0"
          max="100"
          suffix="%"
          style={{ width: '100%' }}
        />
      )
  }
}

type LineProps = Pick<Props, 'id' | 'value'> & {
  onChange?: (value: string) => void
  isAccounts?: true
}

function LineInput({ isAccounts, ...field }: LineProps) {
  const { t } = useTranslation()
  return (
    <Input
      {...field}
      maxLength={200}
      {...(isAccounts && { placeholder: t('param.accounts') })}
      onChange={({ target }) => field.onChange?.(target.value)}
    />
  )
}
