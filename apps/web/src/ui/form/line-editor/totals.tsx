import { memo, useDeferredValue, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { isZero } from '@yuncang/shared/kernel/decimal'
import { adderOf } from './adder.ts'
import type { Row } from './lines-model.ts'
import { shownOf, type DrawnColumn } from './line-row.tsx'

const noRows: readonly Row[] = []

type Props = { columns: readonly DrawnColumn[]; rows: readonly Row[] }

/** What stands below each column; undefined while there is nothing to add up. */
function useTotals({ columns, rows }: Props): readonly string[] | undefined {
  // Adding up thousands of lines must not hold up the form that opens, nor the key that changed one of them.
  const settled = useDeferredValue(rows, noRows)
  const add = useMemo(() => adderOf(columns.map(({ column }) => column)), [columns])
  return useMemo(() => {
    const totals = add(settled)
    const shown = columns.map(({ column }, col) => {
      const total = totals[col] ?? ''
      return column.isTotalled && total !== '' && !isZero(total) ? shownOf(column, total) : ''
    })
    return shown.some((total) => total !== '') ? shown : undefined
  }, [add, columns, settled])
}

/** The sums as the last row of the lines. */
export const Totals = memo(function Totals(props: Props) {
  const { t } = useTranslation()
  const totals = useTotals(props)
  if (!totals) return null
  return (
    <div role="rowgroup" className="line-foot">
      <div role="row" aria-rowindex={props.rows.length + 2} className="line-row">
        <div role="rowheader" className="line-cell line-no">
          {t('lines.total')}
        </div>
        {props.columns.map(({ column, className, style }, col) => (
          <div
            key={column.key}
            role="gridcell"
            aria-colindex={col + 2}
            className={className}
            style={style}
          >
            {totals[col]}
          </div>
        ))}
      </div>
    </div>
  )
})

/** The same below the lines, for a phone that shows two of their columns. */
export const TotalsLine = memo(function TotalsLine(props: Props) {
  const { t } = useTranslation()
  const totals = useTotals(props)
  if (!totals) return null
  return (
    <dl className="line-sums" aria-label={t('lines.total')}>
      {props.columns.map(
        ({ column }, col) =>
          totals[col] !== '' && (
            <div key={column.key}>
              <dt>{column.title}</dt>
              <dd>{totals[col]}</dd>
            </div>
          ),
      )}
    </dl>
  )
})
