import { digitsOf } from '../../kernel/currency.ts'
import { exact, money } from '../../kernel/exact.ts'
import type { Locale } from '../../kernel/messages/types.ts'
import type { FeeExplanation, ShareStep } from './record.ts'
import { splitBasisLabels, type SplitBasis } from './rules.ts'

/* The steps from the rows of a fee to its amount in words, on screens and papers alike. */

type Step = FeeExplanation['steps'][number]
/** What says why there is no amount is no step to one. */
export type AmountStep = Exclude<Step, { kind: 'MISSING' }>

type Phrases = {
  readonly raw: string
  readonly minimum: (min: string) => string
  readonly minimumOf: (month: string, min: string) => string
  readonly minimumByDays: (month: string, min: string, days: number, ofDays: number) => string
  readonly earlier: (raw: string, charged: string) => string
  readonly cap: (max: string) => string
  readonly capOf: (month: string, max: string) => string
  readonly rounded: string
  readonly roundedWhole: string
  readonly audited: (charged: string) => string
  readonly reversal: (no: string) => string
  readonly share: (no: string, share: string) => string
  readonly equally: (parts: number) => string
}

const phrases: Record<Locale, Phrases> = {
  zh: {
    raw: '明细合计',
    minimum: (min) => `不足最低收费 ${min}，按最低收费计`,
    minimumOf: (month, min) => `${month} 不足最低收费 ${min}，按最低收费计`,
    minimumByDays: (month, min, days, ofDays) =>
      `${month} 最低收费 ${min} 按在库天数折算（${days} ÷ ${ofDays} 天），不足则按折算额计`,
    earlier: (raw, charged) => `此前已计 ${raw}、已收 ${charged}，扣除后`,
    cap: (max) => `超过最高收费 ${max}，按最高收费计`,
    capOf: (month, max) => `${month} 超过最高收费 ${max}，按最高收费计`,
    rounded: '四舍五入到分',
    roundedWhole: '四舍五入到整数',
    audited: (charged) => `已审核 ${charged}，本行为差额`,
    reversal: (no) => `冲销 ${no}，金额与其相反`,
    share: (no, share) => `分摊 ${no}：${share}`,
    equally: (parts) => `平均分为 ${parts} 份`,
  },
  en: {
    raw: 'Sum of the rows',
    minimum: (min) => `Below the minimum of ${min}: the minimum is charged`,
    minimumOf: (month, min) => `${month} is below the minimum of ${min}: the minimum is charged`,
    minimumByDays: (month, min, days, ofDays) =>
      `Minimum of ${month} ${min} × ${days} ÷ ${ofDays} days in store, charged when more`,
    earlier: (raw, charged) => `Before: ${raw} counted, ${charged} charged; what is left`,
    cap: (max) => `Above the maximum of ${max}: the maximum is charged`,
    capOf: (month, max) => `${month} is above the maximum of ${max}: the maximum is charged`,
    rounded: 'Rounded to cents',
    roundedWhole: 'Rounded to whole units',
    audited: (charged) => `${charged} is audited; this line is the difference`,
    reversal: (no) => `Takes ${no} back: its amount with the sign turned`,
    share: (no, share) => `Share of ${no}: ${share}`,
    equally: (parts) => `in ${parts} equal parts`,
  },
}

export function stepWords(locale: Locale, step: AmountStep, currency: string): string {
  const said = phrases[locale]
  switch (step.kind) {
    case 'RAW':
      return said.raw
    case 'MINIMUM': {
      const { minCharge, month, days, ofDays } = step
      const min = money(minCharge, currency)
      if (month === undefined) return said.minimum(min)
      if (days === undefined || ofDays === undefined) return said.minimumOf(month, min)
      return said.minimumByDays(month, min, days, ofDays)
    }
    case 'EARLIER':
      return said.earlier(money(step.raw, currency), money(step.charged, currency))
    case 'CAP': {
      const max = money(step.maxCharge, currency)
      return step.month === undefined ? said.cap(max) : said.capOf(step.month, max)
    }
    case 'ROUNDED':
      return digitsOf(currency) === 0 ? said.roundedWhole : said.rounded
    case 'BILLED':
      return said.audited(money(step.charged, currency))
    case 'REVERSAL':
      return said.reversal(step.of)
    case 'SHARE':
      return said.share(step.no, shareWords(locale, step, currency))
  }
}

/** Of a charge: '1,000.00 by weight 3.500 ÷ 10.000', or as far as it is told. */
function shareWords(locale: Locale, { basis, weight, whole }: ShareStep, currency: string): string {
  const by = splitBasisLabels[basis][locale].toLowerCase()
  const figure = (of: string) => exact(of, measuredDigits[basis] ?? 0)
  if (!whole) return basis === 'EQUAL' ? by : `${by} ${figure(weight)}`
  const of = money(whole.amount, currency)
  return basis === 'EQUAL'
    ? `${of} ${phrases[locale].equally(whole.parts)}`
    : `${of} ${by} ${figure(weight)} ÷ ${figure(whole.weight)}`
}

/** Tonnes and cubic metres have the decimals that they have everywhere. */
const measuredDigits: Partial<Record<SplitBasis, number>> = { WEIGHT: 3, VOLUME: 3 }

/** The steps to an amount, in order. */
export const stepsOf = ({ steps }: FeeExplanation): AmountStep[] =>
  steps.filter((step) => step.kind !== 'MISSING')

/** The ages of goods over a run of days, '1 – 7'. */
export const ageSpan = ({ ageFrom, ageTo }: { ageFrom: number; ageTo: number }): string =>
  ageFrom === ageTo ? String(ageFrom) : `${ageFrom} – ${ageTo}`
