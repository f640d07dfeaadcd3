import { sum } from '@yuncang/shared/kernel/decimal'
import type { ExportColumn } from '@yuncang/shared/kernel/export-column'
import { currentLanguage } from '../../lib/language.ts'
import { exact, money } from '../../lib/money.ts'
import { grouped, tonnes } from '../../lib/numbers.ts'
import type { GridColumn } from '../../ui/grid/index.ts'
import { percent } from './percent.ts'

type Row = { id: string }
type Value = string | number | null

type Options = {
  /** By which the server sorts. */
  sortable: readonly string[]
  /** Titles that depend on what is asked for. */
  titles?: Readonly<Record<string, string>>
  /** Columns that are not shown. */
  without?: readonly string[]
  /** Labels of the codes of a column. */
  labelOf?: Readonly<Record<string, (code: string) => string>>
}

const nameWidth = 240
const textWidth = 150
const currencyWidth = 96
/** Room for a title with its unit, and for the arrow of the order. */
const figureWidth = 165

/** The columns of a report as its file has them: titles, words and figures come from one list. */
export const reportColumns = <R extends Row>(
  columns: readonly ExportColumn[],
  { sortable, titles = {}, without = [], labelOf = {} }: Options,
): GridColumn<R>[] =>
  currencyFirst(columns.filter(({ key }) => !without.includes(key))).map((column, at) => {
    const { key } = column
    const isFigure = isFigures(column)
    const label = labelOf[key]
    const text = (row: R) => {
      const value = valueOf(row, key)
      return label && value !== null
        ? label(String(value))
        : written(column, value, currencyOf(row))
    }
    return {
      key,
      title: titles[key] ?? column.title[currentLanguage()],
      width: widthOf(column, at),
      text,
      ...(isFigure && { align: 'end' as const, total: totalOf(column) }),
      ...(sortable.includes(key) && { sortable: true as const }),
      ...(at === 0 && { pinned: 'start' as const }),
    }
  })

function widthOf(column: ExportColumn, at: number): number {
  if (at === 0 || isName(column.key)) return nameWidth
  if (column.key === 'currency') return currencyWidth
  return isFigures(column) ? figureWidth : textWidth
}

/** What figures are in stands before them: behind them it would be out of the window. */
function currencyFirst(columns: readonly ExportColumn[]): readonly ExportColumn[] {
  const currency = columns.filter(({ key }) => key === 'currency')
  const others = columns.filter(({ key }) => key !== 'currency')
  const figure = others.findIndex(isFigures)
  const first = figure < 0 ? others.length : figure
  return [...others.slice(0, first), ...currency, ...others.slice(first)]
}

const isName = (key: string): boolean => key.endsWith('Name')
const counts = new Set([
  'lines',
  'bills',
  'lots',
  'missing',
  'pallets',
  'palletRoom',
  'planPieces',
  'actPieces',
  'diffPieces',
  'damagePieces',
])
const figures: ReadonlySet<string> = new Set(['decimal', 'money', 'tonnes', 'percent'])
const isFigures = ({ key, kind }: ExportColumn): boolean =>
  (kind !== undefined && figures.has(kind)) || counts.has(key)

// The rows of reports hold nothing else under the keys of their columns.
const valueOf = (row: object, key: string): Value => (Reflect.get(row, key) ?? null) as Value

const currencyOf = (row: object | undefined): string =>
  row === undefined ? '' : String(valueOf(row, 'currency') ?? '')

function written({ kind }: ExportColumn, value: Value, currency: string): string {
  if (value === null || value === '') return ''
  if (typeof value === 'number') return grouped(String(value))
  if (kind === 'money') return money(value, currency)
  if (kind === 'decimal') return exact(value, 2)
  if (kind === 'tonnes') return tonnes(value)
  return kind === 'percent' ? percent(value) : value
}

/** Sums of one currency, of weights and of counts; shares do not add up. */
function totalOf<R extends Row>(column: ExportColumn): (rows: readonly R[]) => string {
  if (column.kind === 'percent') return () => ''
  return (rows) => {
    const currencies = new Set(rows.map((row) => valueOf(row, 'currency')))
    if (currencies.size > 1) return ''
    const values = rows.map((row) => valueOf(row, column.key)).filter((each) => each !== null)
    if (values.length === 0) return ''
    const isCounted = values.every((each) => typeof each === 'number')
    const all = sum(values.map(String))
    return written(column, isCounted ? Number(all) : all, currencyOf(rows[0]))
  }
}
