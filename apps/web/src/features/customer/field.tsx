import type { Finding } from '@yuncang/shared/validate/finding'
import { Form, Select, Switch } from 'antd'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useDictionary } from '../../api/use-dictionary.ts'
import { Field as ContractField } from '../../ui/form/field.tsx'

type Check = (value: string) => Finding | undefined

type FieldProps = {
  name: string
  children: ReactNode
  help?: string
  required?: boolean
  check?: Check
  hint?: Check
  dependsOn?: string[]
}

/** One field of a customer's contract under its word. */
export function Field(props: FieldProps) {
  const { t } = useTranslation()
  return <ContractField label={t(`customer.field.${props.name}`)} {...props} />
}

/** A switch over 0 and 1. */
export function FlagField({
  name,
  help,
  disabled,
}: {
  name: string
  help?: string
  disabled?: boolean
}) {
  const { t } = useTranslation()
  return (
    <Form.Item
      name={name}
      label={t(`customer.field.${name}`)}
      valuePropName="checked"
      getValueProps={(value) => ({ checked: value === 1 })}
      getValueFromEvent={(checked) => (checked ? 1 : 0)}
      {...(help !== undefined && { help })}
    >
      <Switch {...(disabled && { disabled })} />
    </Form.Item>
  )
}

/** A choice from a dictionary. */
export function EntryField({ name, code }: { name: string; code: string }) {
  const { options } = useDictionary(code)
  return (
    <Field name={name}>
      <Select options={options} />
    </Field>
  )
}

/** One record of a customer is the default: another one takes over, but none gives it up. */
export function DefaultField({ isNow }: { isNow: boolean }) {
  const { t } = useTranslation()
  const help = isNow ? t('customer.part.isDefaultNow') : t('customer.part.defaultHint')
  return <FlagField name="isDefault" help={help} disabled={isNow} />
}
