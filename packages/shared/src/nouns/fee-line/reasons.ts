import { exact, money } from '../../kernel/exact.ts'
import type { Locale } from '../../kernel/messages/types.ts'
import type { FeeExplanation } from './record.ts'

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
  readonly rounded: string
  readonly audited: (charged: string) => string
  readonly reversal: (no: string) => string
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
    rounded: '四舍五入到分',
    audited: (charged) => `已审核 ${charged}，本行为差额`,
    reversal: (no) => `冲销 ${no}，金额与其相反`,
  },
  en: {
    raw: 'Sum of the rows',
    minimum: (min) => `Below the minimum of ${min}: the minimum is charged`,
    minimumOf: (month, min) => `${month} is below the minimum of ${min}: the minimum is charged`,
    minimumByDays: (month, min, days, ofDays) =>
      `Minimum of ${month} ${min} × ${days} ÷ ${ofDays} days in store, charged when more`,
    earlier: (raw, charged) => `Before: ${raw} counted, ${charged} charged; what is left`,
    cap: (max) => `Above the maximum of ${max}: the maximum is charged`,
    rounded: 'Rounded to cents',
    audited: (charged) => `${charged} is audited; this line is the difference`,
    reversal: (no) => `Takes ${no} back: its amount with the sign turned`,
  },
}

export function stepWords(locale: Locale, step: AmountStep): string {
  const said = phrases[locale]
  switch (step.kind) {
    case 'RAW':
      return said.raw
    case 'MINIMUM': {
      const { minCharge, month, days, ofDays } = step
      const min = money(minCharge)
      if (month === undefined) return said.minimum(min)
      if (days === undefined || ofDays === undefined) return said.minimumOf(month, min)
      return said.minimumByDays(month, min, days, ofDays)
    }
    case 'EARLIER':
      return said.earlier(exact(step.raw, 2), exact(step.charged, 2))
    case 'CAP':
      return said.cap(money(step.maxCharge))
    case 'ROUNDED':
      return said.rounded
    case 'BILLED':
      return said.audited(money(step.charged))
    case 'REVERSAL':
      return said.reversal(step.of)
  }
}

/** The steps to an amount, in order. */
export const stepsOf = ({ steps }: FeeExplanation): AmountStep[] =>
  steps.filter((step) => step.kind !== 'MISSING')

/** The ages of goods over a run of days, '1 – 7'. */
export const ageSpan = ({ ageFrom, ageTo }: { ageFrom: number; ageTo: number }): string =>
  ageFrom === ageTo ? String(ageFrom) : `${ageFrom} – ${ageTo}`
