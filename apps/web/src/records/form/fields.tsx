import type { Finding } from '@yuncang/shared/validate/finding'
import { Form, Switch } from 'antd'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type * as z from 'zod'
import { useDictionary } from '../../api/use-dictionary.ts'
import { Field as ContractField } from '../../ui/form/field.tsx'
import { Select } from '../../ui/select.tsx'

type Check = (value: string) => Finding | undefined

type FieldProps<N extends string> = {
  name: N
  children: ReactNode
  help?: string
  required?: boolean
  check?: Check
  hint?: Check
  dependsOn?: string[]
}
/** The label, where the field's word does not say what is switched on. */
type FlagProps<N extends string> = { name: N; label?: string; help?: string; disabled?: boolean }
type EntryProps<N extends string> = { name: N; code: string; canClear?: boolean }

/** What a form begins with: those values of a record that its contract takes. */
export const valuesIn = (schema: z.ZodObject, record: object): object =>
  Object.fromEntries(Object.entries(record).filter(([field]) => Object.hasOwn(schema.shape, field)))

/** The fields of one noun's forms, each under its word `<noun>.field.<name>`. */
export function fieldsOf<N extends string>(noun: string) {
  const word = (name: N) => `${noun}.field.${name}`

  function Field(props: FieldProps<N>) {
    const { t } = useTranslation()
    return <ContractField label={t(word(props.name))} {...props} />
  }

  /** A switch over 0 and 1. */
  function FlagField({ name, label, help, disabled }: FlagProps<N>) {
    const { t } = useTranslation()
    const field: string = name
    return (
      <Form.Item
        name={field}
        label={label ?? t(word(name))}
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
  function EntryField({ name, code, canClear = false }: EntryProps<N>) {
    const { options } = useDictionary(code)
    return (
      <Field name={name}>
        <Select allowClear={canClear} options={options} />
      </Field>
    )
  }

  return { Field, FlagField, EntryField }
}
