import type { Stop } from '../stops.ts'
/*
 * What is priced and by what (docs/domain/contracts.md#tariff-lines). Quantities, prices and amounts are decimal
 * strings, days are yyyy-MM-dd of Asia/Shanghai; everything here is plain data without validation.
 */

export const calcMethods = [
  'FIXED',
  'UNIT',
  'TIER_QTY',
  'DAY_UNIT',
  'TIER_DAY',
  'PERCENT_YEAR',
  'PASS',
] as const
export type CalcMethod = (typeof calcMethods)[number]

export const dayCountModes = ['HEAD_ONLY', 'BOTH', 'TAIL_ONLY', 'NEITHER'] as const
/** 算头不算尾 (default), 算头算尾, 算尾不算头, 不算头尾. */
export type DayCountMode = (typeof dayCountModes)[number]

export const conditionKeys = [
  'product',
  'brand',
  'containerSize',
  'areaType',
  'businessType',
] as const
/** What a price holds for, or what a business is about; a key that is missing or empty says nothing. */
export type Conditions = { readonly [K in (typeof conditionKeys)[number]]?: string }

/**
 * One row of a 阶梯报价: by age in days or by quantity, `toValue` null is without end. The upper bound belongs to the
 * row: a quantity or age is in the first row that it does not exceed.
 */
export type Tier = {
  readonly fromValue: string
  readonly toValue: string | null
  readonly price: string
}

/** One priced fee of a quotation or cost list (docs/domain/contracts.md#tariff-lines). */
export type TariffDetail = {
  readonly detailId: string
  readonly feeCode: string
  readonly calcMethod: CalcMethod
  readonly unit: string
  /** Per unit, per unit and day, or for PERCENT_YEAR the yearly rate as a fraction ('0.012' is 1.2 %). */
  readonly price: string
  readonly currency: string
  readonly taxRate: string
  readonly taxIncluded: 0 | 1
  /** Days from the start of the age on that may be free, 0 for none. */
  readonly freeDays: number
  readonly freeMode: 'DEDUCT' | 'CLIFF'
  readonly tierMode: 'SLICED' | 'WHOLE'
  readonly tiers: readonly Tier[]
  readonly minCharge: string | null
  readonly minScope: 'LINE' | 'ORDER' | 'MONTH'
  readonly minProrate: 'NONE' | 'BY_DAY'
  readonly maxCharge: string | null
  /** Quantities are rounded up to a multiple of it, e.g. '0.5' tonnes. */
  readonly qtyStep: string | null
  readonly ageBasis: 'ORIGINAL_INBOUND' | 'TRANSFER_DATE'
  readonly conditions: Conditions
  readonly isStop: 0 | 1
  readonly stops?: readonly Stop[]
}

/** A price for everything from the first day and unit on, without tiers and limits. */
export const plainTerms = {
  freeDays: 0,
  freeMode: 'DEDUCT',
  tierMode: 'SLICED',
  tiers: [],
  minCharge: null,
  minScope: 'LINE',
  minProrate: 'NONE',
  maxCharge: null,
  qtyStep: null,
  ageBasis: 'ORIGINAL_INBOUND',
  conditions: {},
  isStop: 0,
} as const satisfies Partial<TariffDetail>

/** Whether the unit is 计费吨 W/M, the larger of cubic metres and tonnes; a value has no measure. */
export const isByMeasure = ({ unit, calcMethod }: TariffDetail): boolean =>
  unit === 'W/M' && calcMethod !== 'PERCENT_YEAR'

/** A row of the ledger of one lot, measured in the unit of the tariff. */
export type Movement = {
  readonly bizDate: string
  /** Signed: in is positive, out negative. Tonnes when the unit is W/M. */
  readonly qty: string
  /** Signed cubic metres, for the unit W/M. */
  readonly volume?: string
  /**
   * The goods go from lot to lot without leaving the warehouse (货转, 交割, 移库, change of status): the day belongs to the
   * receiver whatever the day-count mode.
   */
  readonly handover?: boolean
  /** Takes an earlier movement back, so that it counts on the side of that one: a negative one corrects an entry. */
  readonly reversal?: boolean
}

/** What one owner has of goods that came in together. */
export type Lot = {
  /** The day on which the goods first came in, whoever owned them then. */
  readonly inboundDate: string
  /** The day on which this owner got them by 货转 or 交割. */
  readonly transferDate?: string
  /** In any order; none before the start of the age. */
  readonly movements: readonly Movement[]
  /** For PERCENT_YEAR: the value of one unit from a day on, in any order. */
  readonly unitValues?: readonly { readonly from: string; readonly price: string }[]
}

/** Both days belong to it. */
export type Period = { readonly from: string; readonly to: string }
