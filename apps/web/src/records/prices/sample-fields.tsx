import { dayCountModeLabels, dayCountModes } from '@yuncang/shared/nouns/tariff/rules'
import { Input, Select } from 'antd'
import { useId, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { currentLanguage } from '../../lib/language.ts'
import { DateInput } from '../../ui/form/date-input.tsx'
import type { TypedSample } from './sample-input.ts'

type Props = { typed: TypedSample; onChange: (next: TypedSample) => void }

const figures = ['tonnes', 'volume', 'pieces', 'pallets', 'small', 'large', 'trucks'] as const

/** The sample order: how much comes in, when it leaves, and what prices may ask about it. */
export function SampleFields({ typed, onChange }: Props) {
  const { t } = useTranslation()
  const modes = dayCountModes.map((value) => ({
    value,
    label: dayCountModeLabels[value][currentLanguage()],
  }))
  const input = (key: keyof TypedSample, isFigure: boolean) => (
    <Labelled key={key} label={t(`record.calculator.${key}`)}>
      {(id) => (
        <Input
          id={id}
          size="small"
          value={typed[key]}
          maxLength={40}
          {...(isFigure && { inputMode: 'decimal' as const })}
          onChange={({ target }) => onChange({ ...typed, [key]: target.value })}
        />
      )}
    </Labelled>
  )
  const date = (key: 'inDate' | 'outDate') => (
    <Labelled label={t(`record.calculator.${key}`)}>
      {(id) => (
        <DateInput
          id={id}
          value={typed[key]}
          onChange={(next) => onChange({ ...typed, [key]: next ?? '' })}
        />
      )}
    </Labelled>
  )
  return (
    <div className="sample-fields">
      {date('inDate')}
      {date('outDate')}
      {figures.map((key) => input(key, true))}
      <Labelled label={t('record.calculator.dayCountMode')}>
        {(id) => (
          <Select
            id={id}
            size="small"
            value={typed.dayCountMode}
            options={modes}
            onChange={(dayCountMode: string) => onChange({ ...typed, dayCountMode })}
          />
        )}
      </Labelled>
      {input('unitValue', true)}
      {input('product', false)}
      {input('brand', false)}
    </div>
  )
}

type LabelledProps = { label: string; children: (id: string) => ReactNode }

function Labelled({ label, children }: LabelledProps) {
  const id = useId()
  return (
    <div>
      <label htmlFor={id}>{label}</label>
      {children(id)}
    </div>
  )
}
