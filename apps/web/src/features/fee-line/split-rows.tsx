import { DeleteOutlined } from '@ant-design/icons'
import type { SplitBasis } from '@yuncang/shared/nouns/fee-line/rules'
import { Button, Form, Input } from 'antd'
import { useEffect, useId, useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import { exact, money } from '../../lib/money.ts'
import { CustomerSelect } from '../../records/form/customer-select.tsx'
import { CodeText } from '../../ui/code-text.tsx'
import { cleaned } from '../../ui/form/line-editor/column.ts'
import { appendRow, removeRows, select, setCell } from '../../ui/form/line-editor/lines-model.ts'
import type { Lines } from '../../ui/form/line-editor/lines.ts'
import { cols, isBasis, partsOf } from './split-lines.ts'
import './split.css'

const weightKeys = {
  WEIGHT: 'feeLine.split.weight.WEIGHT',
  VOLUME: 'feeLine.split.weight.VOLUME',
  QTY: 'feeLine.split.weight.QTY',
  OWN: 'feeLine.split.weight.OWN',
} as const satisfies Record<Exclude<SplitBasis, 'EQUAL'>, string>

const textOf = (value: unknown): string => (typeof value === 'string' ? value.trim() : '')

/** The charge as far as it is typed. */
export function useCharge() {
  const amount: unknown = Form.useWatch('amount')
  const currency: unknown = Form.useWatch('currency')
  const basis: unknown = Form.useWatch('basis')
  return {
    amount: textOf(amount),
    currency: textOf(currency),
    basis: isBasis(basis) ? basis : ('EQUAL' as const),
  }
}

type Props = { lines: Lines; onChange: () => void }

/** Who carries which part, with what each pays as it is typed. */
export function SplitRows({ lines, onChange }: Props) {
  const { t } = useTranslation()
  const { rows } = useSyncExternalStore(lines.subscribe, lines.view)
  useEffect(() => lines.onChange(onChange), [lines, onChange])
  const charge = useCharge()
  const { basis, currency } = charge
  const { shares, weight, amount } = partsOf(rows, charge)
  const weightLabel = basis === 'EQUAL' ? undefined : t(weightKeys[basis])
  return (
    <section className="split-rows" aria-label={t('feeLine.split.rows')}>
      <ol>
        {rows.map((_, row) => (
          <PartRow
            // Rows have no names of their own.
            key={row}
            lines={lines}
            row={row}
            share={shares[row] ?? ''}
            currency={currency}
            weightLabel={weightLabel}
          />
        ))}
      </ol>
      <Button onClick={() => lines.update((state) => appendRow(state))}>
        {t('feeLine.split.addCustomer')}
      </Button>
      <dl className="split-sums" aria-live="polite">
        <dt>{t('feeLine.split.together')}</dt>
        {weightLabel !== undefined && (
          <dd>
            {weightLabel} {exact(weight, basis === 'WEIGHT' ? 3 : 0)}
          </dd>
        )}
        <dd>{amount === undefined ? '—' : `${money(amount, currency)} ${currency}`}</dd>
      </dl>
    </section>
  )
}

type RowProps = {
  lines: Lines
  row: number
  share: string
  currency: string
  /** Of what it is weighed by; undefined where all parts are equal. */
  weightLabel: string | undefined
}

function PartRow({ lines, row, share, currency, weightLabel }: RowProps) {
  const { t } = useTranslation()
  const id = useId()
  const cells = lines.view().rows[row] ?? []
  const findings = lines.findingsOf(cells)
  const businessNo = cells[cols.businessNo] ?? ''
  const customerId = cells[cols.customerId] ?? ''
  const put = (col: number, text: string) =>
    lines.update((state) => setCell(state, { row, col }, text))
  return (
    <li aria-label={t('feeLine.split.row', { row: row + 1 })}>
      <div className="split-part">
        <div className="split-field">
          <span className="label">{t('feeLine.split.document')}</span>
          {businessNo === '' ? t('feeLine.split.noDocument') : <CodeText value={businessNo} />}
        </div>
        <div className="split-field">
          <label htmlFor={`${id}-customer`}>{t('feeLine.field.customerId')}</label>
          <CustomerSelect
            id={`${id}-customer`}
            value={customerId === '' ? undefined : customerId}
            onChange={(next) => put(cols.customerId, next ?? '')}
          />
        </div>
        {weightLabel !== undefined && (
          <div className="split-field">
            <label htmlFor={`${id}-weight`}>{weightLabel}</label>
            <WeightInput
              id={`${id}-weight`}
              lines={lines}
              text={cells[cols.weight] ?? ''}
              isWrong={findings.has(cols.weight)}
              onText={(text) => put(cols.weight, text)}
            />
          </div>
        )}
        <div className="split-field figure">
          <span className="label">{t('feeLine.split.share')}</span>
          <output>{share === '' ? '—' : money(share, currency)}</output>
        </div>
        <Button
          type="text"
          icon={<DeleteOutlined />}
          aria-label={t('feeLine.split.remove', { row: row + 1 })}
          onClick={() => lines.update((state) => removeRows(select(state, { row, col: 0 })))}
        />
      </div>
      {[...findings].map(([col, message]) => (
        <p key={col} className="wrong" role="alert">
          {message}
        </p>
      ))}
    </li>
  )
}

type WeightProps = {
  id: string
  lines: Lines
  text: string
  isWrong: boolean
  onText: (text: string) => void
}

/** Shares follow what is typed; a figure in another writing is put right when the field is left. */
function WeightInput({ id, lines, text, isWrong, onText }: WeightProps) {
  const column = lines.columns[cols.weight]
  return (
    <Input
      id={id}
      value={text}
      inputMode="decimal"
      {...(isWrong && { status: 'error' as const })}
      onChange={({ target }) => onText(target.value)}
      onBlur={() => column && onText(cleaned(column, text))}
    />
  )
}
