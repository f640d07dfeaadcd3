import type { ImportBatch } from '@yuncang/shared/nouns/import-batch/contract'
import { Input } from 'antd'
import { useTranslation } from 'react-i18next'
import { useDictionary } from '../../api/use-dictionary.ts'
import { SuggestedInput } from '../../ui/suggested-input.tsx'

/* What all rows say: taken from beside the table, or filled in by hand. */

type Texts = Readonly<Record<string, string>>

/** What stands beside the table, by column; a column for which several lists say different things has an own one. */
export function saidBeside({ facts }: ImportBatch): Texts {
  const byKey = Map.groupBy(facts, ({ key }) => key)
  return Object.fromEntries(
    [...byKey].flatMap(([key, some]) => {
      const texts = new Set(some.map(({ text }) => text))
      return texts.size === 1 ? [[key, [...texts].join()] as const] : []
    }),
  )
}

/** The cell of what stands beside the table for a column. */
export const placeOf = ({ facts }: ImportBatch, wanted: string): string | undefined =>
  facts.flatMap(({ key, letter, row }) => (key === wanted ? [`${letter}${row}`] : []))[0]

/**
 * What somebody has said: nothing of what stands beside the table anyway, and an empty text where that does not count,
 * which stays so when it was said before.
 */
export const given = (constants: Texts, found: Texts, before: Texts) =>
  Object.fromEntries(
    Object.entries(constants).flatMap(([key, text]) => {
      const said = text.trim()
      const isNothing = said === '' && !(key in found) && before[key] !== ''
      if (said === found[key] || isNothing) return []
      return [[key, said]]
    }),
  )

type ConstantsProps = {
  columns: ImportBatch['columns']
  /** The cell beside the table that says a column, B3. */
  placeOf: (key: string) => string | undefined
  values: Readonly<Record<string, string>>
  onChange: (values: Record<string, string>) => void
}

/** What all rows say in columns that the file does not have. */
export function Constants({ columns, placeOf: cellOf, values, onChange }: ConstantsProps) {
  const { t } = useTranslation()
  if (columns.length === 0) return null
  return (
    <section>
      <h3>{t('importWizard.constants')}</h3>
      <div className="import-constants">
        {columns.map((column) => (
          <label key={column.key}>
            <span>
              {column.title}{' '}
              {cellOf(column.key) !== undefined && <small>{cellOf(column.key)}</small>}
            </span>
            <Value
              column={column}
              value={values[column.key] ?? ''}
              onChange={(text) => onChange({ ...values, [column.key]: text })}
            />
          </label>
        ))}
      </div>
    </section>
  )
}

type ValueProps = {
  column: ImportBatch['columns'][number]
  value: string
  onChange: (text: string) => void
}

/** A text, with the values beside it that the column may have. */
function Value({ column: { dictionary, choices }, ...field }: ValueProps) {
  const { t } = useTranslation()
  if (dictionary !== null) return <Entry code={dictionary} {...field} />
  if (choices.length > 0)
    return <SuggestedInput maxLength={longest} suggestions={choices} {...field} />
  return (
    <Input
      maxLength={longest}
      placeholder={t('importWizard.constant')}
      value={field.value}
      onChange={({ target }) => field.onChange(target.value)}
    />
  )
}

const longest = 200

function Entry({ code, ...field }: Pick<ValueProps, 'value' | 'onChange'> & { code: string }) {
  const labels = useDictionary(code).options.map(({ label }) => label)
  return <SuggestedInput maxLength={longest} suggestions={labels} {...field} />
}
