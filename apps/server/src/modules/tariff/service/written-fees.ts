import { forbiddenStatuses } from '@yuncang/shared/kernel/forbidden-status'
import type { Locale } from '@yuncang/shared/kernel/messages/types'
import type { CostCode } from '@yuncang/shared/nouns/cost-code/contract'
import { feeNameIn } from '@yuncang/shared/nouns/cost-code/fee-name'

/* Fees in the cells of a workbook: code and name together, since English names may be missing or the same. */

type Fee = Pick<CostCode, 'feeCode' | 'feeName' | 'feeNameEn' | 'forbiddenStatus'>

const written = (locale: Locale, fee: Fee): string => `${fee.feeCode} ${feeNameIn(locale, fee)}`

/** A fee as a cell has it; a code that nobody has any more stays as it is. */
export function feeWriter(locale: Locale, fees: readonly Fee[]): (feeCode: string) => string {
  const byCode = new Map(fees.map((fee) => [fee.feeCode, fee]))
  return (feeCode) => {
    const fee = byCode.get(feeCode)
    return fee ? written(locale, fee) : feeCode
  }
}

/** The fees that can be chosen. */
export const feeChoices = (locale: Locale, fees: readonly Fee[]): string[] =>
  fees
    .filter(({ forbiddenStatus }) => forbiddenStatus === forbiddenStatuses.inUse)
    .map((fee) => written(locale, fee))

const folded = (text: string): string => text.normalize('NFKC').replace(/\s/g, '').toLowerCase()

/** The code of the fee that a cell means by its code, by its name in either language or by both; else the text. */
export function feeReader(fees: readonly Fee[]): (text: string) => string {
  const known = new Map<string, string>()
  const add = (text: string, { feeCode }: Fee) => {
    if (text !== '' && !known.has(folded(text))) known.set(folded(text), feeCode)
  }
  for (const fee of fees) add(fee.feeCode, fee)
  for (const fee of fees)
    for (const name of [fee.feeName, fee.feeNameEn]) {
      add(name, fee)
      if (name !== '') add(fee.feeCode + name, fee)
    }
  return (text) => known.get(folded(text)) ?? text
}
