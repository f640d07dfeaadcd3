import { recPayLabels } from '@yuncang/shared/nouns/fee-line/rules'
import { currentLanguage } from '../../lib/language.ts'

/** 应收 or 应付. */
export const recPayLabel = (recPay: number): string =>
  recPayLabels[recPay === 1 ? 1 : 2][currentLanguage()]

/** What a sum is of, where a list has sums of both sides. */
export const sideOf = (
  sums: readonly { recPay: number }[],
  recPay: number,
  labelOf = recPayLabel,
): string => (sums.some((sum) => sum.recPay !== recPay) ? labelOf(recPay) : '')

export const recPayOptions = () => [1, 2].map((value) => ({ value, label: recPayLabel(value) }))
