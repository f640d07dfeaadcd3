import type { ImportFinding } from '@yuncang/shared/nouns/import-batch/contract'
import { useTranslation } from 'react-i18next'
import { useDictionary } from '../../api/use-dictionary.ts'
import { Select } from '../../ui/select.tsx'
import { CustomerSelect } from '../form/customer-select.tsx'

type Choice = NonNullable<ImportFinding['choice']>
/** A value that is chosen here; records of other kinds are chosen where they are known. */
export type ValueChoice = Exclude<Choice, { noun: 'product' }>

type Props = { choice: ValueChoice; say: (is: Record<string, string>) => void }

/** Where somebody says which value or customer is meant by one that nobody knows. */
export const chooseValue = (choice: ValueChoice, say: Props['say']) => (
  <ChooseValue choice={choice} say={say} />
)

function ChooseValue({ choice, say }: Props) {
  const { t } = useTranslation()
  const [key = '', ...others] = Object.keys(choice.of)
  const written = Object.values(choice.of).filter(Boolean).join(' ')
  const label = t('importWizard.meaningOf', { name: written })
  const choose = (value: string | undefined) => {
    // What stands in several columns is said whole in the first of them.
    if (value) say({ [key]: value, ...Object.fromEntries(others.map((other) => [other, ''])) })
  }
  if (choice.noun === 'customer')
    return <CustomerSelect label={label} sought={written} gives="name" onChange={choose} />
  if (choice.noun === 'dictionary')
    return <Entries code={choice.code} label={label} onChange={choose} />
  const options = choice.values.map((value) => ({ value, label: value }))
  return <Values options={options} label={label} onChange={choose} />
}

type ValuesProps = { label: string; onChange: (value: string) => void }

function Entries({ code, ...props }: ValuesProps & { code: string }) {
  return <Values options={useDictionary(code).options} {...props} />
}

function Values({
  options,
  label,
  onChange,
}: ValuesProps & { options: { value: string; label: string }[] }) {
  return (
    <Select<string>
      size="small"
      aria-label={label}
      placeholder={label}
      options={options}
      onChange={onChange}
    />
  )
}
