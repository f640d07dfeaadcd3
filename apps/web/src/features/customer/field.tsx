import { say } from '@yuncang/shared/messages/catalogue'
import type { Finding } from '@yuncang/shared/validate/finding'
import { Form, Select, Switch, type FormRule } from 'antd'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { z } from 'zod'
import { useDictionary } from '../../api/use-dictionary.ts'
import { currentLanguage } from '../../lib/language.ts'
import { isRequired, rulesOf } from '../../ui/form-rules.ts'

type FieldProps = {
  schema: z.ZodObject
  name: string
  children: ReactNode
  help?: string | undefined
  required?: boolean
  /** What the contract alone cannot see. */
  check?: ((value: string) => Finding | undefined) | undefined
}

/** One field of a contract under its word, with the contract's rules and sentences. */
export function Field({ schema, name, children, help, required, check }: FieldProps) {
  const { t } = useTranslation()
  const rules = rulesOf(schema, name, currentLanguage())
  return (
    <Form.Item
      name={name}
      label={t(`customer.field.${name}`)}
      required={required ?? isRequired(schema, name)}
      rules={check ? [...rules, ruleOf(check)] : rules}
      {...(help !== undefined && { help })}
    >
      {children}
    </Form.Item>
  )
}

const ruleOf = (check: NonNullable<FieldProps['check']>): FormRule => ({
  validator: async (_rule, value: unknown) => {
    const finding = check(typeof value === 'string' ? value : '')
    if (finding) throw new Error(say(currentLanguage(), finding.reason, finding.params))
  },
})

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
export function EntryField({
  schema,
  name,
  code,
}: {
  schema: z.ZodObject
  name: string
  code: string
}) {
  const { options } = useDictionary(code)
  return (
    <Field schema={schema} name={name}>
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
