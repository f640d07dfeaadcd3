import { z } from 'zod'
import { feeModules, type FeeModule } from '../domain/fees.ts'
import {
  ageBases,
  calcMethods,
  feeUnits,
  freeModes,
  minProrates,
  minScopes,
  payers,
  tariffFault,
  tierModes,
} from '../domain/tariff.ts'
import { checkTaxRate } from '../validate/tax-rate.ts'
import { amount, checked, flag, id, required, text, wireDate } from './wire.ts'

/* The shape of a tariff line, the same in quotations and cost lists (domain.md §6). */

// Keys of the table, of which there are some.
const moduleIds = Object.keys(feeModules) as [FeeModule, ...FeeModule[]]
export const feeModuleId = () => z.enum(moduleIds)
export const feeCode = () => required(20)
export const taxRate = () => checked(text(10), checkTaxRate)

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

/** The rules that a cost list sets for all of its lines in place of their own. */
export const ruleOverrides = z.strictObject({
  freeMode: z.enum(freeModes).optional(),
  tierMode: z.enum(tierModes).optional(),
  minProrate: z.enum(minProrates).optional(),
  ageBasis: z.enum(ageBases).optional(),
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
  qtyStep: amount('qty').nullable().default(null),
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

export const tariffLines = () => z.array(tariffLine).max(500)

export const tariffRecord = z.object({
  detailId: z.string(),
  lineNo: z.int(),
  feeCode: z.string(),
  feeName: z.string(),
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
  isStop: flag(),
  tiers: z.array(
    z.object({ fromValue: z.string(), toValue: z.string().nullable(), price: z.string() }),
  ),
})

/** A first and a last day, in this order. */
export const period = { validFrom: wireDate(), validTo: wireDate() }

export type TariffLine = z.infer<typeof tariffLine>
export type TariffRecord = z.infer<typeof tariffRecord>
