import { isFeeModule, type FeeModule } from '@yuncang/shared/nouns/cost-code/fee-modules'
import { methodsOf } from '@yuncang/shared/nouns/cost-code/fees'
import { hasTiers } from '@yuncang/shared/nouns/tariff/rules'
import { add } from '@yuncang/shared/kernel/decimal'
import type { LinesState, Row } from '../../ui/form/line-editor/lines-model.ts'
import type { Offered } from './offered.ts'

/** What new lines begin with unless their fee says otherwise. */
export type LineDefaults = { readonly currency: string; readonly taxIncluded: '0' | '1' }

export const usualDefaults: LineDefaults = { currency: 'CNY', taxIncluded: '1' }

/**
 * Fills what follows from the other cells of a line: method, unit and tax of its fee, the mode of tiers and free days,
 * the scope of a minimum. What is written stays.
 */
export function completedBy(
  keys: readonly string[],
  { feeOf }: Pick<Offered, 'feeOf'>,
  defaults: LineDefaults,
) {
  const at = new Map(keys.map((key, col) => [key, col]))
  const completed = (row: Row): Row => {
    const textOf = (key: string) => row[at.get(key) ?? -1] ?? ''
    const fee = feeOf.get(textOf('feeCode'))
    if (!fee) return row
    const usual = isFeeModule(fee.jfmoduleId) ? usualMethod(fee.jfmoduleId) : 'UNIT'
    const tiers = textOf('tiers') !== ''
    const calcMethod = textOf('calcMethod') || usual
    const follows: readonly (readonly [string, string])[] = [
      ['calcMethod', usual],
      ['unit', fee.defaultUnit],
      ['currency', defaults.currency],
      ['taxRate', add(fee.taxRate, '0')],
      ['taxIncluded', defaults.taxIncluded],
      ['price', hasTiers(calcMethod) && tiers ? '0' : ''],
      ['tierMode', hasTiers(calcMethod) && tiers ? 'SLICED' : ''],
      ['freeMode', Number(textOf('freeDays')) > 0 ? 'DEDUCT' : ''],
      ['minScope', textOf('minCharge') === '' ? '' : 'LINE'],
    ]
    return follows.reduce<Row>((filled, [key, text]) => {
      // Not every sheet has all of these cells.
      const col = at.get(key)
      return col === undefined || text === '' || filled[col] !== ''
        ? filled
        : filled.with(col, text)
    }, row)
  }
  return (state: LinesState): LinesState => {
    const rows = state.rows.map(completed)
    return rows.some((row, index) => row !== state.rows[index]) ? { ...state, rows } : state
  }
}

/** Storage is mostly charged by the day, everything else by its quantity. */
export function usualMethod(jfmoduleId: FeeModule) {
  const methods = methodsOf(jfmoduleId)
  return methods.includes('DAY_UNIT') ? 'DAY_UNIT' : 'UNIT'
}
