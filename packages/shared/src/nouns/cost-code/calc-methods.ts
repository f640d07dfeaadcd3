import type { Locale } from '../../kernel/messages/types.ts'

/** 计费方式: how a fee is calculated (docs/domain/contracts.md#tariff-lines). */
export const calcMethodLabels = {
  FIXED: { zh: '固定金额', en: 'Fixed' },
  UNIT: { zh: '按数量', en: 'By quantity' },
  TIER_QTY: { zh: '数量阶梯', en: 'Quantity tiers' },
  DAY_UNIT: { zh: '按天按量', en: 'By quantity and day' },
  TIER_DAY: { zh: '天数阶梯', en: 'Day tiers' },
  PERCENT_YEAR: { zh: '年费率', en: 'Yearly rate of value' },
  PASS: { zh: '代垫实报', en: 'Paid in advance' },
} as const satisfies Record<string, Record<Locale, string>>
export type CalcMethod = keyof typeof calcMethodLabels
// Keys of the table above, of which there are some.
export const calcMethods = Object.keys(calcMethodLabels) as [CalcMethod, ...CalcMethod[]]

export const isCalcMethod = (text: string): text is CalcMethod =>
  Object.hasOwn(calcMethodLabels, text)
