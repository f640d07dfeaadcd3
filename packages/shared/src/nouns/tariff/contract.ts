import * as z from 'zod'
import { calcMethods } from '../cost-code/calc-methods.ts'
import { feeUnits } from '../cost-code/fee-units.ts'
import { feeCode, taxRate } from '../cost-code/fields.ts'
import {
  ageBases,
  freeModes,
  minProrates,
  minScopes,
  payers,
  tariffFault,
  tierModes,
} from './rules.ts'
import { amount, flag, id, positive, required, text, wireDate } from '../../kernel/wire.ts'

/* The shape of a tariff line, the same in quotations and cost lists (docs/domain/contracts.md#tariff-lines). */

/** Lines of one sheet. */
export const linesAtMost = 500

const tier = z.strictObject({
  fromValue: amount('qty'),
  /** null: without end. */
  toValue: amount('qty').nullable(),
  price: amount('price'),
})

const condition = () => required(100).optional()
/** What a line is for; the line that meets most of them is the one that counts. */
const conditions = z.strictObject({
  product: condition(),
  brand: condition(),
  containerSize: condition(),
  areaType: condition(),
  businessType: condition(),
})

const line = {
  feeCode: feeCode(),
  calcMethod: z.enum(calcMethods),
  unit: z.enum(feeUnits),
  price: amount('price'),
  /** Dictionary CURRENCY. */
  currency: required(3, 'customer.currencyRequired'),
  taxRate: taxRate(),
  taxIncluded: flag().default(1),
  freeDays: z.int().min(0).max(3650).default(0),
  freeMode: z.enum(freeModes).nullable().default(null),
  tierMode: z.enum(tierModes).nullable().default(null),
  minCharge: amount('money').nullable().default(null),
  minScope: z.enum(minScopes).nullable().default(null),
  minProrate: z.enum(minProrates).nullable().default(null),
  maxCharge: amount('money').nullable().default(null),
  ageBasis: z.enum(ageBases).default('ORIGINAL_INBOUND'),
  payer: z.enum(payers).default('SELF'),
  conditions: conditions.default({}),
  qtyStep: positive('qty', 'tariff.qtyStepPositive').nullable().default(null),
  tiers: z.array(tier).max(50).default([]),
}

export const tariffLine = z
  .strictObject({ ...line, detailId: id().optional() })
  .superRefine((value, ctx) => {
    const fault = tariffFault(value)
    if (!fault) return
    const { path, reason: message, params = {} } = fault
    ctx.addIssue({ code: 'custom', path: [...path], message, params })
  })

/** A new price of one line; a line with tiers gets new tiers. */
export const newPrice = z.strictObject({
  detailId: id(),
  price: amount('price').optional(),
  minCharge: amount('money').nullable().optional(),
  maxCharge: amount('money').nullable().optional(),
  tiers: tariffLine.shape.tiers.removeDefault().optional(),
})

export const tariffLines = () => z.array(tariffLine).max(linesAtMost)

export const tariffRecord = z.object({
  detailId: z.string(),
  lineNo: z.int(),
  feeCode: z.string(),
  feeName: z.string(),
  feeNameEn: z.string(),
  jfmoduleId: z.string(),
  calcMethod: z.string(),
  unit: z.string(),
  price: z.string(),
  currency: z.string(),
  taxRate: z.string(),
  taxIncluded: flag(),
  freeDays: z.int(),
  freeMode: z.string().nullable(),
  tierMode: z.string().nullable(),
  minCharge: z.string().nullable(),
  minScope: z.string().nullable(),
  minProrate: z.string().nullable(),
  maxCharge: z.string().nullable(),
  ageBasis: z.string(),
  payer: z.string(),
  conditions: z.record(z.string(), z.string()),
  qtyStep: z.string().nullable(),
  /** Stopped without end. */
  isStop: flag(),
  /** On which days it prices nothing. */
  stops: z.array(z.object({ from: z.string(), to: z.string().nullable() })).readonly(),
  tiers: z.array(
    z.object({ fromValue: z.string(), toValue: z.string().nullable(), price: z.string() }),
  ),
})

/** Stops or resumes one price line from a day on; today unless it is said. */
export const lineStop = z.strictObject({
  detailId: id(),
  operation: z.enum(['stop', 'resume']),
  day: wireDate().optional(),
  /** Kept with the record of the price. */
  reason: text(500).default(''),
})
export type LineStop = z.infer<typeof lineStop>

/** The rows of a workbook as cells of the price editor, by the key of their column; `row` is where they stood. */
export const priceRows = z.object({
  rows: z.array(z.object({ row: z.int(), cells: z.record(z.string(), z.string()) })),
})
export type PriceRows = z.infer<typeof priceRows>

/** A first and a last day, in this order. */
export const period = { validFrom: wireDate(), validTo: wireDate() }

export type NewPrice = z.infer<typeof newPrice>
export type TariffLine = z.infer<typeof tariffLine>
export type TariffRecord = z.infer<typeof tariffRecord>
