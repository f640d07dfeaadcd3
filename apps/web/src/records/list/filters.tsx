import { FilterOutlined } from '@ant-design/icons'
import { Button, Input } from 'antd'
import { createContext, Fragment, useContext, useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { codeKeys } from '../../lib/keyboard.ts'
import { useIsNarrow } from '../../lib/size-class.ts'
import { useDraftText } from './use-draft-text.ts'
import { Select } from '../../ui/select.tsx'

type Filter<V> = { label: string; value: V | undefined; onChange: (value: V | undefined) => void }

type TextProps = Filter<string> & {
  /** Numbers and codes, not words. */
  isCode?: boolean
}

/** Text to look for; asked for on Enter. */
export function TextFilter({ label, value, onChange, isCode = false }: TextProps) {
  const { text, type, commit } = useDraftText(value, onChange)
  return (
    <Input.Search
      allowClear
      value={text}
      placeholder={label}
      aria-label={label}
      {...(isCode && codeKeys)}
      onChange={(event) => type(event.target.value)}
      onSearch={commit}
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

/** How many filters of the list are set. */
export const FiltersSet = createContext(0)

/**
 * The filters of a list, those that people really use first, and the way back to none. Where the list is cards they are
 * behind one button, which says how many are set.
 */
export function FilterBar({ onReset, more, isMoreSet = false, children }: BarProps) {
  const { t } = useTranslation()
  const [isOpen, setOpen] = useState(false)
  const [resets, setResets] = useState(0)
  const isFolding = useIsNarrow()
  const count = useContext(FiltersSet)
  const reset = () => {
    // What was typed and not asked for yet goes, too.
    setResets(resets + 1)
    onReset()
  }
  const toggle = () => setOpen(!isOpen)
  const folded = count > 0 ? t('record.filtersSet', { count }) : t('record.filters')
  return (
    <div className="filters" role="search">
      {isFolding && (
        <Button icon={<FilterOutlined aria-hidden />} aria-expanded={isOpen} onClick={toggle}>
          {isOpen ? t('record.lessFilters') : folded}
        </Button>
      )}
      {(!isFolding || isOpen) && (
        <Fragment key={resets}>
          {children}
          {(isOpen || isMoreSet) && more}
        </Fragment>
      )}
      {!isFolding && more !== undefined && !isMoreSet && (
        <Button aria-expanded={isOpen} onClick={toggle}>
          {isOpen ? t('record.lessFilters') : t('record.moreFilters')}
        </Button>
      )}
      {(!isFolding || isOpen || count > 0) && <Button onClick={reset}>{t('action.reset')}</Button>}
    </div>
  )
}
