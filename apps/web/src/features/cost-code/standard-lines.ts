import { today } from '@yuncang/shared/kernel/calendar'
import {
  standardLine,
  standardLines,
  type CostCode,
  type CostStandard,
  type CostStandardLine,
} from '@yuncang/shared/nouns/cost-code/contract'
import { isFeeModule } from '@yuncang/shared/nouns/cost-code/fee-modules'
import { overlapIn, standardKey } from '@yuncang/shared/nouns/cost-code/list-prices'
import { figureInCell } from '@yuncang/shared/nouns/tariff/cells'
import { tariffLine, type TariffLine } from '@yuncang/shared/nouns/tariff/contract'
import { isStoppedOn } from '@yuncang/shared/nouns/tariff/stops'
import { dateMeant } from '@yuncang/shared/nouns/tariff/understood'
import type { TFunction } from 'i18next'
import { priceColumns } from '../../records/prices/columns.ts'
import { completedBy, usualDefaults, usualMethod } from '../../records/prices/completed.ts'
import { priceFaults } from '../../records/prices/faults.ts'
import type { Known } from '../../records/prices/imported.ts'
import type { Offered } from '../../records/prices/offered.ts'
import type { Placed } from '../../records/prices/workbook-buttons.tsx'
import type { LineColumn } from '../../ui/form/line-editor/column.ts'
import { isBlankRow, type LinesState, type Row } from '../../ui/form/line-editor/lines-model.ts'
import { createLines, noFindings, type Judge, type Lines } from '../../ui/form/line-editor/lines.ts'

/* List prices as the rows of a sheet: the cells that they share with quotations, and the days on which they hold. */

const shared: readonly string[] = ['feeCode', 'price', 'currency', 'unit', 'minCharge']

/** The columns that a phone always shows. */
export const alwaysShown: ReadonlySet<string> = new Set([...shared, 'validFrom', 'validTo'])

function standardSheetColumns(t: TFunction, offered: Offered): LineColumn[] {
  const day = (key: 'validFrom' | 'validTo'): LineColumn => ({
    key,
    title: t(`costCode.field.${key}`),
    width: 105,
    kind: 'text',
    clean: dateMeant,
  })
  return [
    ...priceColumns(offered).filter(({ key }) => shared.includes(key)),
    { ...day('validFrom'), isRequired: true },
    day('validTo'),
  ]
}

/** List prices to be edited as a sheet. */
export function startStandards(
  t: TFunction,
  offered: Offered,
  rows: readonly CostStandard[],
): Lines {
  return createLines(
    standardSheetColumns(t, offered),
    standardLine,
    rows.map(standardCells),
    (cells) => priceFaults(cells, offered),
  )
}

const standardCells = ({ price, minCharge, ...rest }: CostStandard) => ({
  ...rest,
  price: figureInCell(price),
  minCharge: minCharge === null ? null : figureInCell(minCharge),
})

const textOf = (cells: Readonly<Record<string, unknown>>, key: string): string => {
  const value = cells[key]
  return typeof value === 'string' ? value : ''
}

const keyOf: Known['keyOf'] = (cells) =>
  standardKey({
    feeCode: textOf(cells, 'feeCode'),
    unit: textOf(cells, 'unit'),
    currency: textOf(cells, 'currency'),
    validFrom: textOf(cells, 'validFrom'),
  })

/** What a workbook of list prices is compared with. */
export const knownStandards = (rows: readonly CostStandard[]): Known => ({
  cells: rows.map(standardCells),
  keyOf,
})

/**
 * The rows of a workbook in the sheet: each in place of the price of that fee, unit and currency that begins on its
 * first day, else below. All others stay: a workbook with some prices takes nothing away.
 */
export function placedStandards(
  lines: Lines,
  offered: Offered,
  incoming: readonly Readonly<Record<string, string>>[],
): Placed {
  const keys = lines.columns.map(({ key }) => key)
  const cellsIn = (row: Row) => Object.fromEntries(keys.map((key, col) => [key, row[col] ?? '']))
  const view = lines.view()
  const rows = incoming.map((cells) => keys.map((key) => cells[key] ?? ''))
  const all = view.rows.filter((row) => !isBlankRow(row)).map(cellsIn)
  const open = new Map(all.map((cells, index) => [keyOf(cells), index]))
  const at = completedStandards(
    lines,
    offered,
  )({ ...view, rows }).rows.map((row) => {
    const cells = cellsIn(row)
    const index = open.get(keyOf(cells)) ?? all.length
    // The same price twice in a workbook is pointed out.
    open.delete(keyOf(cells))
    all[index] = cells
    return index
  })
  return { all, at }
}

/** Fills what follows from the fee of a row; a new price holds from today on. */
export function completedStandards(lines: Lines, { feeOf }: Offered) {
  const keys = lines.columns.map(({ key }) => key)
  const byFee = completedBy(keys, { feeOf }, usualDefaults)
  const [fee, from] = [keys.indexOf('feeCode'), keys.indexOf('validFrom')]
  const now = today(new Date().toISOString())
  return (state: LinesState): LinesState => {
    const filled = byFee(state)
    const rows = filled.rows.map((row) =>
      feeOf.has(row[fee] ?? '') && row[from] === '' ? row.with(from, now) : row,
    )
    return rows.some((row, at) => row !== filled.rows[at]) ? { ...filled, rows } : filled
  }
}

/** Points out, while it is typed, a price that begins before another of its fee, unit and currency has ended. */
export function doubtOverlaps(
  lines: Lines,
  sentence: (other: CostStandardLine) => string,
  differences: Judge = () => noFindings,
): void {
  const from = lines.columns.findIndex(({ key }) => key === 'validFrom')
  const { rows } = lines.view()
  const held = lines
    .held()
    .flatMap((cells, at) => (cells ? [{ ...(cells as CostStandardLine), at }] : [])) // by its schema
  const found = overlapIn(held)
  const row = found && rows[held[found.index]!.at]
  const doubts = found && new Map([[from, sentence(found.other)]])
  lines.doubt((each) => (doubts && each === row ? doubts : differences(each)))
}

/** A list price as the line of a sheet, by the usual method of its fee. */
export function lineOf(
  { feeCode, unit, currency, price, minCharge }: CostStandardLine,
  { jfmoduleId, taxRate }: CostCode,
): TariffLine {
  return tariffLine.parse({
    feeCode,
    unit,
    currency,
    price,
    minCharge,
    minScope: minCharge === null ? null : 'LINE',
    calcMethod: isFeeModule(jfmoduleId) ? usualMethod(jfmoduleId) : 'UNIT',
    taxRate,
  })
}

/** The prices that hold today, as the calculator takes them; of `stored` ones those that are not stopped. */
export const pricesToday =
  (feeOf: ReadonlyMap<string, CostCode>, stored: readonly CostStandard[]) =>
  (held: readonly unknown[]): TariffLine[] => {
    const now = today(new Date().toISOString())
    const stopped = new Set(stored.filter((row) => isStoppedOn(row, now)).map(standardKey))
    return held.flatMap((cells) => {
      const { data } = standardLine.safeParse(cells)
      const fee = data && feeOf.get(data.feeCode)
      if (!fee || data.validFrom > now || (data.validTo ?? now) < now) return []
      if (stopped.has(standardKey(data))) return []
      return [lineOf(data, fee)]
    })
  }

/** All list prices as they would be saved; undefined while a row does not hold. */
export function standardsIn(lines: Lines): CostStandardLine[] | undefined {
  const rows = lines.view().rows.filter((row) => !isBlankRow(row))
  const { data } = standardLines.safeParse(lines.held().filter((held) => held !== undefined))
  return data?.length === rows.length ? data : undefined
}
