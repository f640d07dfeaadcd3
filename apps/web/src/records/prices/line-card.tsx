import { LeftOutlined, RightOutlined } from '@ant-design/icons'
import { Button, Input, Select } from 'antd'
import { useId, useState, useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import { cleaned, isNumeric, type LineColumn } from '../../ui/form/line-editor/column.ts'
import { setCell } from '../../ui/form/line-editor/lines-model.ts'
import type { Lines } from '../../ui/form/line-editor/lines.ts'
import './line-card.css'

/** What most lines say; the rest comes on demand, and by itself where it says something or is wrong. */
const usual: ReadonlySet<string> = new Set([
  'feeCode',
  'calcMethod',
  'price',
  'currency',
  'unit',
  'freeDays',
  'minCharge',
  'taxRate',
  'taxIncluded',
])

type CardProps = {
  lines: Lines
  /** The columns that are always there. */
  always?: ReadonlySet<string>
}

/** The line that somebody stands in as a card, one field below the other: a phone shows two columns of a sheet. */
export function LineCard({ lines, always = usual }: CardProps) {
  const { t } = useTranslation()
  const view = useSyncExternalStore(lines.subscribe, lines.view)
  const [isWhole, setWhole] = useState(false)
  const { row } = view.active
  const cells = view.rows[row] ?? []
  const findings = lines.findingsOf(cells)
  const doubts = lines.doubtsOf(cells)
  const label = t('record.card.title', { row: row + 1, count: view.rows.length })
  const go = (by: 1 | -1) => () =>
    lines.update((state) => {
      const active = { row: state.active.row + by, col: 0 }
      return { ...state, active, anchor: active, home: undefined }
    })
  return (
    <section className="line-card" aria-label={label}>
      <div className="line-card-head">
        <Button
          icon={<LeftOutlined />}
          aria-label={t('record.card.before')}
          disabled={row === 0}
          onClick={go(-1)}
        />
        <strong>{label}</strong>
        <Button
          icon={<RightOutlined />}
          aria-label={t('record.card.next')}
          disabled={row >= view.rows.length - 1}
          onClick={go(1)}
        />
      </div>
      {lines.columns.map((column, col) => {
        const text = cells[col] ?? ''
        const isShown = isWhole || always.has(column.key) || text !== '' || findings.has(col)
        return isShown ? (
          <Field
            key={`${row} ${column.key}`}
            column={column}
            text={text}
            finding={findings.get(col)}
            doubt={doubts.get(col)}
            onText={(next) => lines.update((state) => setCell(state, { row, col }, next))}
          />
        ) : null
      })}
      <Button type="link" aria-expanded={isWhole} onClick={() => setWhole(!isWhole)}>
        {t(isWhole ? 'record.card.less' : 'record.card.more')}
      </Button>
    </section>
  )
}

type FieldProps = {
  column: LineColumn
  text: string
  finding: string | undefined
  doubt: string | undefined
  onText: (text: string) => void
}

/** A cell as a field; like a cell, what is typed counts when the field is left. */
function Field({ column, text, finding, doubt, onText }: FieldProps) {
  const id = useId()
  const [typed, setTyped] = useState<string>()
  const leave = () => {
    if (typed !== undefined) onText(cleaned(column, typed))
    setTyped(undefined)
  }
  return (
    <div className="line-card-field">
      <label htmlFor={id}>
        {column.isRequired && <b aria-hidden>*</b>}
        {column.title}
      </label>
      {column.kind === 'select' ? (
        <Select
          id={id}
          allowClear
          showSearch={{ optionFilterProp: 'label' }}
          value={text === '' ? null : text}
          {...(finding !== undefined && { status: 'error' as const })}
          options={column.options.map(({ value, label }) => ({ value, label }))}
          onChange={(next?: string | null) => onText(next ?? '')}
        />
      ) : (
        <Input
          id={id}
          value={typed ?? text}
          inputMode={isNumeric(column) ? 'decimal' : 'text'}
          {...(finding !== undefined && { status: 'error' as const })}
          onChange={({ target }) => setTyped(target.value)}
          onBlur={leave}
          onPressEnter={leave}
        />
      )}
      {finding !== undefined && <p className="wrong">{finding}</p>}
      {doubt !== undefined && <p className="hint">{doubt}</p>}
    </div>
  )
}
