import type { Reason } from '../../messages.ts'
import type { Locale, MessageParams } from '../../kernel/messages/types.ts'
import { compare, isDecimal } from '../../kernel/decimal.ts'
import type { CalcMethod } from '../cost-code/calc-methods.ts'
import { tierFault } from './tier-fault.ts'

/**
 * The vocabulary of a tariff line and what must hold of it (docs/domain/contracts.md#tariff-lines). Rating is
 * elsewhere.
 */

type Words = Record<Locale, string>

export const dayCountModeLabels = {
  HEAD_ONLY: { zh: '算头不算尾', en: 'First day counts, last does not' },
  BOTH: { zh: '算头算尾', en: 'Both days count' },
  TAIL_ONLY: { zh: '算尾不算头', en: 'Last day counts, first does not' },
  NEITHER: { zh: '不算头尾', en: 'Neither day counts' },
} as const satisfies Record<string, Words>
export type DayCountMode = keyof typeof dayCountModeLabels
// Keys of the table above, of which there are some.
export const dayCountModes = Object.keys(dayCountModeLabels) as [DayCountMode, ...DayCountMode[]]

export const isDayCountMode = (text: string): text is DayCountMode =>
  Object.hasOwn(dayCountModeLabels, text)

export const freeModes = ['DEDUCT', 'CLIFF'] as const
export const tierModes = ['SLICED', 'WHOLE'] as const
export const minScopes = ['LINE', 'ORDER', 'MONTH'] as const
export const minProrates = ['BY_DAY'] as const
export const ageBases = ['ORIGINAL_INBOUND', 'TRANSFER_DATE'] as const
/** Who pays: the customer of the business, or a side of a transfer (转出方, 受让方, 各半). */
export const payers = ['SELF', 'FROM', 'TO', 'HALF'] as const

export type Tier = { fromValue: string; toValue: string | null; price: string }

/** What of a price line says how it is calculated. */
export type Rated = {
  calcMethod: CalcMethod
  freeDays: number
  freeMode: string | null
  tierMode: string | null
  minCharge: string | null
  minScope: string | null
  minProrate: string | null
  maxCharge: string | null
  tiers: readonly Tier[]
}

export type TariffFault = {
  path: readonly (string | number)[]
  reason: Reason
  params?: MessageParams
}

const daily: ReadonlySet<string> = new Set<CalcMethod>(['DAY_UNIT', 'TIER_DAY', 'PERCENT_YEAR'])

/** Whether prices of this method stand in tiers, and whether they go by the day. */
export const hasTiers = (calcMethod: string): calcMethod is 'TIER_QTY' | 'TIER_DAY' =>
  calcMethod === 'TIER_QTY' || calcMethod === 'TIER_DAY'
export const isDaily = (calcMethod: string): boolean => daily.has(calcMethod)

/** What is wrong with a tariff line in itself; undefined when it can be rated. */
export function tariffFault(line: Rated): TariffFault | undefined {
  const fault = (path: string, reason: Reason): TariffFault => ({ path: [path], reason })
  if (hasTiers(line.calcMethod)) {
    if (line.tierMode === null) return fault('tierMode', 'tariff.tierModeRequired')
    const wrong = tierFault(line.calcMethod, line.tiers)
    if (wrong) {
      const { row, reason, params } = wrong
      return { path: line.tiers.length === 0 ? ['tiers'] : ['tiers', row], reason, params }
    }
  } else if (line.tiers.length > 0) return fault('tiers', 'tariff.tiersUnused')
  if (line.freeDays > 0 && !daily.has(line.calcMethod))
    return fault('freeDays', 'tariff.freeDaysUnused')
  if (line.freeDays > 0 && line.freeMode === null)
    return fault('freeMode', 'tariff.freeModeRequired')
  if (line.minCharge !== null && line.minScope === null)
    return fault('minScope', 'tariff.minScopeRequired')
  if (line.minProrate !== null && line.minScope !== 'MONTH')
    return fault('minProrate', 'tariff.prorateNeedsMonth')
  return maxBelowMin(line) ? fault('maxCharge', 'tariff.maxBelowMin') : undefined
}

/** Whether the cap is below the minimum; false while either is no figure. */
export const maxBelowMin = ({
  minCharge,
  maxCharge,
}: Pick<Rated, 'minCharge' | 'maxCharge'>): boolean =>
  minCharge !== null &&
  maxCharge !== null &&
  isDecimal(minCharge, 'money') &&
  isDecimal(maxCharge, 'money') &&
  compare(maxCharge, minCharge) < 0
