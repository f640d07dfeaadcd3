import type { ParamSpec } from '@yuncang/shared/domain/params'
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
      return <AccountsInput {...field} />
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

function AccountsInput(
  field: Pick<Props, 'id' | 'value'> & { onChange?: (value: string) => void },
) {
  const { t } = useTranslation()
  return (
    <Input
      {...field}
      maxLength={200}
      placeholder={t('param.accounts')}
      onChange={({ target }) => field.onChange?.(target.value)}
    />
  )
}
