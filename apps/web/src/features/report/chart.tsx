import { useTranslation } from 'react-i18next'
import { axisEnd } from '../../lib/axis.ts'
import { grouped } from '../../lib/numbers.ts'
import './report.css'

export type Series<R> = {
  title: string
  /** For the eye: the exact figures are in the table. */
  value: (row: R) => number
}

type Props<R> = {
  rows: readonly R[]
  labelOf: (row: R) => string
  series: readonly Series<R>[]
  /** Of amounts: the chart shows rows of one currency, that of the first. */
  currencyOf?: (row: R) => string
}

const top = 8
const plotHeight = 120
const base = top + plotHeight
const rowsAtMost = 12
const ticks = [1, 0.5, 0]
/** Percent of the width that the longest bar takes; the rest is for its figure. */
const barPart = 65

/** The first rows of a report as columns, for the eye: the table below says the same to everybody. */
export function ReportChart<R extends { id: string }>({
  rows,
  labelOf,
  series,
  currencyOf,
}: Props<R>) {
  const { t } = useTranslation()
  const currency = rows[0] && currencyOf?.(rows[0])
  const alike = currencyOf ? rows.filter((row) => currencyOf(row) === currency) : rows
  const shown = alike.slice(0, rowsAtMost)
  const most = Math.max(...shown.flatMap((row) => series.map(({ value }) => value(row))), 0)
  if (most <= 0) return null
  const end = axisEnd(most)
  return (
    <figure className="report-chart" aria-hidden>
      <figcaption>
        {series.map(({ title }, at) => (
          <span key={title}>
            <i className={`series-${at}`} /> {title}
          </span>
        ))}
        {currency !== undefined && <small>{currency}</small>}
        {alike.length > shown.length && (
          <small>{t('report.firstRows', { count: rowsAtMost })}</small>
        )}
      </figcaption>
      <div>
        <svg className="axis" height={base + 24}>
          {ticks.map((part) => (
            <text key={part} x="100%" y={base - part * plotHeight + 4} textAnchor="end">
              {grouped(String(end * part))}
            </text>
          ))}
        </svg>
        <div className="plot">
          <svg width="100%" height={base}>
            {ticks.map((part) => {
              const y = base - part * plotHeight
              return <line key={part} x1="0" x2="100%" y1={y} y2={y} />
            })}
            {shown.map((row, index) => (
              <Columns
                key={row.id}
                label={labelOf(row)}
                row={row}
                series={series}
                end={end}
                left={(index / shown.length) * 100}
                width={100 / shown.length}
              />
            ))}
          </svg>
          <ol>
            {shown.map((row) => (
              <li key={row.id}>{labelOf(row)}</li>
            ))}
          </ol>
        </div>
      </div>
      <Bars
        rows={shown}
        labelOf={labelOf}
        series={series}
        end={end}
        figureOf={currencyOf ? amount : quantity}
      />
    </figure>
  )
}

const amount = (value: number): string => value.toFixed(2)
const quantity = (value: number): string => String(Math.round(value * 100) / 100)

type BarsProps<R> = Pick<Props<R>, 'rows' | 'labelOf' | 'series'> & {
  end: number
  figureOf: (value: number) => string
}

/**
 * The same lying down, for a phone: names have the whole width there, and figures stand at their bars. Where there is
 * nothing, there is no bar.
 */
function Bars<R extends { id: string }>({ rows, labelOf, series, end, figureOf }: BarsProps<R>) {
  return (
    <ul className="bars">
      {rows.map((row) => (
        <li key={row.id}>
          <span>{labelOf(row)}</span>
          {series.map(
            ({ title, value }, at) =>
              value(row) !== 0 && (
                <div key={title}>
                  <i
                    className={`series-${at}`}
                    style={{ width: `${Math.max((value(row) / end) * barPart, 0)}%` }}
                  />
                  <small>{grouped(figureOf(value(row)))}</small>
                </div>
              ),
          )}
        </li>
      ))}
    </ul>
  )
}

type ColumnProps<R> = {
  label: string
  row: R
  series: readonly Series<R>[]
  /** The value at the top of the plot. */
  end: number
  /** Percent of the plot. */
  left: number
  width: number
}

function Columns<R>({ label, row, series, end, left, width }: ColumnProps<R>) {
  const each = (width * 0.7) / series.length
  return series.map(({ title, value }, at) => {
    const height = Math.max((value(row) / end) * plotHeight, 0)
    return (
      <rect
        key={title}
        className={`series-${at}`}
        x={`${left + width * 0.15 + each * at}%`}
        width={`${each * 0.9}%`}
        y={base - height}
        height={height}
      >
        <title>{`${label} · ${title}`}</title>
      </rect>
    )
  })
}
