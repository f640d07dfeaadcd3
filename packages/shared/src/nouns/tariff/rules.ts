import type { Reason } from '../../messages.ts'
import type { Locale, MessageParams } from '../../kernel/messages/types.ts'
import { compare, isDecimal } from '../../kernel/decimal.ts'
import { tierFault } from './tier-fault.ts'

/**
 * The vocabulary of a tariff line and what must hold of it (docs/domain/contracts.md#tariff-lines). Rating is
 * elsewhere.
 */

type Words = Record<Locale, string>

export const calcMethodLabels = {
  FIXED: { zh: '固定金额', en: 'Fixed' },
  UNIT: { zh: '按数量', en: 'By quantity' },
  TIER_QTY: { zh: '数量阶梯', en: 'Quantity tiers' },
  DAY_UNIT: { zh: '按天按量', en: 'By quantity and day' },
  TIER_DAY: { zh: '天数阶梯', en: 'Day tiers' },
  PERCENT_YEAR: { zh: '年费率', en: 'Yearly rate of value' },
  PASS: { zh: '代垫实报', en: 'Paid in advance' },
} as const satisfies Record<string, Words>
export type CalcMethod = keyof typeof calcMethodLabels
// Keys of the table above, of which there are some.
export const calcMethods = Object.keys(calcMethodLabels) as [CalcMethod, ...CalcMethod[]]

export const isCalcMethod = (text: string): text is CalcMethod =>
  Object.hasOwn(calcMethodLabels, text)

export const feeUnitLabels = {
  票: { zh: '票', en: 'Bill of lading' },
  单: { zh: '单', en: 'Order' },
  箱: { zh: '箱', en: 'Container' },
  TEU: { zh: 'TEU', en: 'TEU' },
  托: { zh: '托', en: 'Pallet' },
  件: { zh: '件', en: 'Piece' },
  卷: { zh: '卷', en: 'Reel' },
  张: { zh: '张', en: 'Sheet' },
  吨: { zh: '吨', en: 'Tonne' },
  CBM: { zh: 'CBM', en: 'Cubic metre' },
  计费吨: { zh: '计费吨', en: 'Revenue tonne (W/M)' },
  平方米: { zh: '平方米', en: 'Square metre' },
  天: { zh: '天', en: 'Day' },
  月: { zh: '月', en: 'Month' },
  车: { zh: '车', en: 'Truck' },
  小时: { zh: '小时', en: 'Hour' },
} as const satisfies Record<string, Words>
export type FeeUnit = keyof typeof feeUnitLabels

/** How English says one of a unit behind a figure, and how several. */
export const feeUnitsCounted = {
  票: ['bill of lading', 'bills of lading'],
  单: ['order', 'orders'],
  箱: ['container', 'containers'],
  TEU: ['TEU', 'TEU'],
  托: ['pallet', 'pallets'],
  件: ['piece', 'pieces'],
  卷: ['reel', 'reels'],
  张: ['sheet', 'sheets'],
  吨: ['tonne', 'tonnes'],
  CBM: ['cubic metre', 'cubic metres'],
  计费吨: ['revenue tonne (W/M)', 'revenue tonnes (W/M)'],
  平方米: ['square metre', 'square metres'],
  天: ['day', 'days'],
  月: ['month', 'months'],
  车: ['truck', 'trucks'],
  小时: ['hour', 'hours'],
} as const satisfies Record<FeeUnit, readonly [one: string, several: string]>
// As above.
export const feeUnits = Object.keys(feeUnitLabels) as [FeeUnit, ...FeeUnit[]]

export const isFeeUnit = (text: string): text is FeeUnit => Object.hasOwn(feeUnitLabels, text)

export const dayCountModeLabels = {
  HEAD_ONLY: { zh: '算头不算尾', en: 'First day counts, last does not' },
  BOTH: { zh: '算头算尾', en: 'Both days count' },
  TAIL_ONLY: { zh: '算尾不算头', en: 'Last day counts, first does not' },
  NEITHER: { zh: '不算头尾', en: 'Neither day counts' },
} as const satisfies Record<string, Words>
export type DayCountMode = keyof typeof dayCountModeLabels
// As above.
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
