import * as z from 'zod'
import { isSpanWithin } from '../../kernel/calendar.ts'
import { id, pageInput, pageOutput, wireDate, wireDateOut } from '../../kernel/wire.ts'
import { recPay } from '../fee-line/rec-pay.ts'
import { daysAtMost, revenueKeys, throughputKeys } from './rules.ts'

const range = { dateFrom: wireDate(), dateTo: wireDate() }
type Range = { dateFrom: string; dateTo: string }

const inRange = {
  check: ({ dateFrom, dateTo }: Range) => isSpanWithin(dateFrom, dateTo, daysAtMost),
  says: { path: ['dateTo'], message: 'report.range' },
}

/** Sums of fees in one currency, without tax; what is payable counts as cost. */
const revenueRow = z.object({
  id: z.string(),
  /** The fee, customer, bill of lading or month. */
  label: z.string(),
  /** Of a bill of lading whose it is. */
  customerName: z.string(),
  currency: z.string(),
  lines: z.int(),
  revenue: z.string(),
  /** What was taken off bills: 0 or less; `profit` holds it. */
  reduced: z.string(),
  cost: z.string(),
  profit: z.string(),
  /** The share of revenue that is left, as a decimal fraction; null where there is no revenue. */
  margin: z.string().nullable(),
  /** Receivable lines that are not audited yet; in none of the sums. */
  estimated: z.string(),
})

/** What a customer has not paid of its bills in one currency, by days after they were due. */
const agingRow = z.object({
  id: z.string(),
  customerId: z.string(),
  customerName: z.string(),
  currency: z.string(),
  bills: z.int(),
  notDue: z.string(),
  first: z.string(),
  second: z.string(),
  third: z.string(),
  older: z.string(),
  total: z.string(),
})

/** Fees that no bill holds yet, of a customer's month in one currency. */
const unbilledRow = z.object({
  id: z.string(),
  customerId: z.string(),
  customerName: z.string(),
  /** yyyyMM */
  period: z.string(),
  currency: z.string(),
  audited: z.string(),
  open: z.string(),
  lines: z.int(),
  missing: z.int(),
})

/** How full an area is: what lies there, and for how much there is room; null where nobody said. */
const occupancyRow = z.object({
  id: z.string(),
  code: z.string(),
  name: z.string(),
  lots: z.int(),
  /** kg */
  weight: z.string(),
  weightRoom: z.string().nullable(),
  weightShare: z.string().nullable(),
  pallets: z.int(),
  palletRoom: z.int().nullable(),
  palletShare: z.string().nullable(),
  /** m³ */
  volume: z.string(),
  volumeRoom: z.string().nullable(),
  volumeShare: z.string().nullable(),
})

/** Net weight in kg that came in and left. */
const throughputRow = z.object({
  /** The day, the Monday of the week, or the first of the month. */
  id: z.string(),
  label: z.string(),
  inNet: z.string(),
  outNet: z.string(),
  change: z.string(),
})

/** Net weight in kg of an owner's goods by the days that they have lain. */
const stockAgeRow = z.object({
  id: z.string(),
  customerName: z.string(),
  lots: z.int(),
  first: z.string(),
  second: z.string(),
  third: z.string(),
  older: z.string(),
  total: z.string(),
  oldest: wireDateOut(),
})

/** A goods line that did not come as it was announced. */
const differenceRow = z.object({
  id: z.string(),
  orderId: z.string(),
  orderNo: z.string(),
  masterBillNo: z.string(),
  customerName: z.string(),
  expectDate: wireDateOut(),
  containerNo: z.string(),
  productName: z.string(),
  diffType: z.string(),
  diffDecision: z.string(),
  planPieces: z.int(),
  actPieces: z.int(),
  diffPieces: z.int(),
  damagePieces: z.int(),
  /** kg */
  planNet: z.string(),
  actNet: z.string(),
  diffNet: z.string(),
})

const ofCustomer = { customerId: id().optional() }

export const revenueReport = {
  page: {
    input: pageInput(['label', 'revenue', 'cost', 'profit', 'lines'], {
      ...range,
      ...ofCustomer,
      by: z.enum(revenueKeys).default('fee'),
    }).refine(inRange.check, inRange.says),
    output: pageOutput(revenueRow),
  },
} as const

export const agingReport = {
  page: {
    input: pageInput(['customerName', 'total', 'older'], {
      ...ofCustomer,
      recPay: recPay().default(1),
    }),
    output: pageOutput(agingRow),
  },
} as const

export const unbilledReport = {
  page: {
    input: pageInput(['customerName', 'period', 'audited', 'open'], {
      ...ofCustomer,
      recPay: recPay().default(1),
    }),
    output: pageOutput(unbilledRow),
  },
} as const

export const occupancyReport = {
  page: {
    input: pageInput(['code', 'weight', 'weightShare', 'palletShare', 'volumeShare'], {}),
    output: pageOutput(occupancyRow),
  },
} as const

export const throughputReport = {
  page: {
    input: pageInput(['label', 'inNet', 'outNet'], {
      ...range,
      by: z.enum(throughputKeys).default('month'),
    }).refine(inRange.check, inRange.says),
    output: pageOutput(throughputRow),
  },
} as const

export const stockAgeReport = {
  page: {
    input: pageInput(['customerName', 'total', 'older', 'oldest'], {}),
    output: pageOutput(stockAgeRow),
  },
} as const

export const differenceReport = {
  page: {
    input: pageInput(['expectDate', 'customerName', 'diffPieces', 'diffNet'], {
      ...range,
      ...ofCustomer,
    }).refine(inRange.check, inRange.says),
    output: pageOutput(differenceRow),
  },
} as const

export type RevenueRow = z.infer<typeof revenueRow>
export type AgingRow = z.infer<typeof agingRow>
export type UnbilledRow = z.infer<typeof unbilledRow>
export type OccupancyRow = z.infer<typeof occupancyRow>
export type ThroughputRow = z.infer<typeof throughputRow>
export type StockAgeRow = z.infer<typeof stockAgeRow>
export type DifferenceRow = z.infer<typeof differenceRow>
