import { isFeeModule } from '@yuncang/shared/nouns/cost-code/fee-modules'
import { hasTwoSides, methodsOf } from '@yuncang/shared/nouns/cost-code/fees'
import { tiersIn } from '@yuncang/shared/nouns/tariff/cells'
import { calcMethodLabels, isCalcMethod } from '@yuncang/shared/nouns/cost-code/calc-methods'
import { feeUnitLabels, feeUnits, isFeeUnit } from '@yuncang/shared/nouns/cost-code/fee-units'
import { hasTiers, payers } from '@yuncang/shared/nouns/tariff/rules'
import { tierFault } from '@yuncang/shared/nouns/tariff/tier-fault'
import type { Reason } from '@yuncang/shared/messages'
import type { MessageParams } from '@yuncang/shared/kernel/messages/types'
import { say } from '@yuncang/shared/client-messages'
import { currentLanguage } from '../../lib/language.ts'
import type { LineFault } from '../../ui/form/line-editor/lines.ts'
import { feeNameOf } from './fee-name.ts'
import type { Offered } from './offered.ts'

type Cells = Readonly<Record<string, unknown>>

const textIn = (cells: Cells, key: string): string => {
  const value = cells[key]
  return typeof value === 'string' ? value : ''
}

const sidesOfTransfer: readonly string[] = payers.filter((payer) => payer !== 'SELF')

const listed = (labels: readonly Record<'zh' | 'en', string>[]): string =>
  labels.map((each) => each[currentLanguage()]).join(currentLanguage() === 'en' ? ', ' : '、')

/**
 * What is wrong with the cells of a price line that are filled already, however many are not: words that nobody
 * understands, a method that the fee does not have, a side of a transfer for other work, tiers with a gap or an overlap.
 */
export function priceFaults(cells: Cells, { feeOf }: Pick<Offered, 'feeOf'>): LineFault[] {
  const faults: LineFault[] = []
  const find = (column: string, reason: Reason, params: MessageParams = {}) =>
    void faults.push({ column, message: say(currentLanguage(), reason, params) })
  const [feeCode, calcMethod, unit, tiers] = [
    textIn(cells, 'feeCode'),
    textIn(cells, 'calcMethod'),
    textIn(cells, 'unit'),
    textIn(cells, 'tiers'),
  ]
  const fee = feeOf.get(feeCode)
  const module = fee && isFeeModule(fee.jfmoduleId) ? fee.jfmoduleId : undefined
  if (feeCode !== '' && !fee) find('feeCode', 'tariff.feeNotUnderstood', { text: feeCode })
  if (unit !== '' && !isFeeUnit(unit)) {
    const units = listed(feeUnits.map((each) => feeUnitLabels[each]))
    find('unit', 'tariff.unitNotUnderstood', { text: unit, units })
  }
  if (calcMethod !== '') {
    const possible =
      module !== undefined
        ? methodsOf(module)
        : (Object.keys(calcMethodLabels) as (keyof typeof calcMethodLabels)[]) // its keys
    const methods = listed(possible.map((each) => calcMethodLabels[each]))
    if (!isCalcMethod(calcMethod))
      find('calcMethod', 'tariff.methodNotUnderstood', { text: calcMethod, methods })
    else if (fee && !possible.includes(calcMethod)) {
      const method = calcMethodLabels[calcMethod][currentLanguage()]
      find('calcMethod', 'tariff.methodOfFee', { name: feeNameOf(fee), method, methods })
    }
  }
  const isForTransfers = sidesOfTransfer.includes(textIn(cells, 'payer'))
  if (fee && module && isForTransfers && !hasTwoSides(module))
    find('payer', 'tariff.payerOfFee', { name: feeNameOf(fee) })
  if (tiers !== '') {
    const read = tiersIn(tiers)
    const fault = read && hasTiers(calcMethod) ? tierFault(calcMethod, read) : undefined
    if (!read) find('tiers', 'tariff.tierText')
    else if (fault) find('tiers', fault.reason, fault.params)
  }
  return faults
}
