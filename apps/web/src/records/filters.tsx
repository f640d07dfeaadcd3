import { Button, Input, Select } from 'antd'
import { useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'

type Filter<V> = { label: string; value: V | undefined; onChange: (value: V | undefined) => void }

/** Text to look for; asked for on Enter. */
export function TextFilter({ label, value, onChange }: Filter<string>) {
  return (
    <Input.Search
      allowClear
      key={value}
      defaultValue={value}
      placeholder={label}
      aria-label={label}
      onSearch={(text) => onChange(text.trim() || undefined)}
    />
  )
}

type Choice<V> = Filter<V> & { options: { value: V; label: string }[] }

/** One of a few values. */
export function ChoiceFilter<V extends string | number>({
  label,
  value,
  options,
  onChange,
}: Choice<V>) {
  return (
    <Select<V>
      allowClear
      value={value ?? null}
      placeholder={label}
      aria-label={label}
      options={options}
      onChange={(picked) => onChange(picked ?? undefined)}
    />
  )
}

/** In use or stopped. */
export function StopFilter(props: Filter<0 | 1>) {
  const { t } = useTranslation()
  const options = [
    { value: 0 as const, label: t('record.state.active') },
    { value: 1 as const, label: t('record.state.stopped') },
  ]
  return <ChoiceFilter {...props} options={options} />
}

type BarProps = {
  onReset: () => void
  /** Filters that are seldom used: shown when asked for, or while one of them is set. */
  more?: ReactNode
  isMoreSet?: boolean
  children: ReactNode
}

/** The filters of a list, those that people really use first, and the way back to none. */
export function FilterBar({ onReset, more, isMoreSet = false, children }: BarProps) {
  const { t } = useTranslation()
  const [isOpen, setOpen] = useState(false)
  return (
    <div className="filters" role="search">
      {children}
      {(isOpen || isMoreSet) && more}
      {more !== undefined && !isMoreSet && (
        <Button aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {isOpen ? t('record.lessFilters') : t('record.moreFilters')}
        </Button>
      )}
      <Button onClick={onReset}>{t('action.reset')}</Button>
    </div>
  )
}
