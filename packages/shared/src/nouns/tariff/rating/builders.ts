import type { Business } from './rate.ts'
import {
  plainTerms,
  type DayCountMode,
  type Lot,
  type Movement,
  type TariffDetail,
} from './types.ts'

/* What tests of the rating engine are written with: a tariff or lot with only the fields that matter. */

/** 1.00 CNY per tonne and day, 6 % inside, no free days, no limits. */
export const aTariff = (fields: Partial<TariffDetail> = {}): TariffDetail => ({
  detailId: 'd1',
  feeCode: 'CCF',
  calcMethod: 'DAY_UNIT',
  unit: '吨',
  price: '1.00',
  currency: 'CNY',
  taxRate: '0.06',
  taxIncluded: 1,
  ...plainTerms,
  ...fields,
})

/** Goods that came in on the day of the first movement. */
export const aLot = (
  movements: readonly (readonly [date: string, qty: string, marks?: Partial<Movement>])[],
  fields: Partial<Lot> = {},
): Lot => ({
  inboundDate: movements[0]![0],
  movements: movements.map(([bizDate, qty, marks]) => ({ bizDate, qty, ...marks })),
  ...fields,
})

/** Storage of some lots under HEAD_ONLY. */
export const stored = (
  lots: readonly Lot[],
  from: string,
  to: string,
  fields: { dayCountMode?: DayCountMode; asOf?: string } = {},
): Business => ({
  kind: 'STORAGE',
  lots,
  period: { from, to },
  dayCountMode: 'HEAD_ONLY',
  ...fields,
})

/** A quantity of 2025-03-20. */
export const handled = (quantity: string, volume?: string): Business => ({
  kind: 'QUANTITY',
  quantity,
  bizDate: '2025-03-20',
  ...(volume === undefined ? {} : { volume }),
})
