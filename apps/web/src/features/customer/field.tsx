import type { Finding } from '@yuncang/shared/validate/finding'
import { Select } from 'antd'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useDictionary } from '../../api/use-dictionary.ts'
import { Field as ContractField } from '../../ui/form/field.tsx'
import { FlagField as ContractFlagField } from '../../ui/form/flag-field.tsx'

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

/** A switch of a customer's contract under its word. */
export function FlagField(props: { name: string; help?: string; disabled?: boolean }) {
  const { t } = useTranslation()
  return <ContractFlagField label={t(`customer.field.${props.name}`)} {...props} />
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
