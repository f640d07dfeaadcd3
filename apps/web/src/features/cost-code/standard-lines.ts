import { today } from '@yuncang/shared/kernel/calendar'
import {
  standardLine,
  type CostCode,
  type CostStandard,
  type CostStandardLine,
} from '@yuncang/shared/nouns/cost-code/contract'
import { isFeeModule } from '@yuncang/shared/nouns/cost-code/fee-modules'
import { overlapIn } from '@yuncang/shared/nouns/cost-code/list-prices'
import { figureInCell } from '@yuncang/shared/nouns/tariff/cells'
import { tariffLine, type TariffLine } from '@yuncang/shared/nouns/tariff/contract'
import { dateMeant } from '@yuncang/shared/nouns/tariff/understood'
import type { TFunction } from 'i18next'
import { priceColumns } from '../../records/prices/columns.ts'
import { completedBy, usualDefaults, usualMethod } from '../../records/prices/completed.ts'
import { priceFaults } from '../../records/prices/faults.ts'
import type { Offered } from '../../records/prices/offered.ts'
import type { LineColumn } from '../../ui/form/line-editor/column.ts'
import type { LinesState } from '../../ui/form/line-editor/lines-model.ts'
import { createLines, noFindings, type Lines } from '../../ui/form/line-editor/lines.ts'

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
  const start = rows.map(({ price, minCharge, ...rest }) => ({
    ...rest,
    price: figureInCell(price),
    minCharge: minCharge === null ? null : figureInCell(minCharge),
  }))
  return createLines(standardSheetColumns(t, offered), standardLine, start, (cells) =>
    priceFaults(cells, offered),
  )
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
export function doubtOverlaps(lines: Lines, sentence: (other: CostStandardLine) => string): void {
  const from = lines.columns.findIndex(({ key }) => key === 'validFrom')
  const { rows } = lines.view()
  const held = lines
    .held()
    .flatMap((cells, at) => (cells ? [{ ...(cells as CostStandardLine), at }] : [])) // by its schema
  const found = overlapIn(held)
  const row = found && rows[held[found.index]!.at]
  const doubts = found && new Map([[from, sentence(found.other)]])
  lines.doubt((each) => (doubts && each === row ? doubts : noFindings))
}

/** The prices that hold today, as the calculator takes them. */
export const pricesToday =
  (feeOf: ReadonlyMap<string, CostCode>) =>
  (held: readonly unknown[]): TariffLine[] => {
    const now = today(new Date().toISOString())
    return held.flatMap((cells) => {
      const { data } = standardLine.safeParse(cells)
      const fee = data && feeOf.get(data.feeCode)
      if (!fee || data.validFrom > now || (data.validTo ?? now) < now) return []
      const { feeCode, unit, currency, price, minCharge } = data
      return [
        tariffLine.parse({
          feeCode,
          unit,
          currency,
          price,
          minCharge,
          minScope: minCharge === null ? null : 'LINE',
          calcMethod: isFeeModule(fee.jfmoduleId) ? usualMethod(fee.jfmoduleId) : 'UNIT',
          taxRate: fee.taxRate,
        }),
      ]
    })
  }
