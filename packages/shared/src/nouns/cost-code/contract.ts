import * as z from 'zod'
import type { Reason } from '../../messages.ts'
import { feeUnits } from './fee-units.ts'
import { feeCode, feeModuleId, taxRate } from './fields.ts'
import { overlapIn } from './list-prices.ts'
import {
  amount,
  flag,
  id,
  noInput,
  nothing,
  pageInput,
  pageOutput,
  required,
  text,
  version,
  wireDate,
  wireDateOut,
  wireTimeOut,
} from '../../kernel/wire.ts'

/** 1 receivable, 2 payable, 3 both. */
const recPay = () => z.union([z.literal(1), z.literal(2), z.literal(3)])

const editable = {
  feeCode: feeCode(),
  feeName: required(100),
  feeNameEn: text(100).default(''),
  jfmoduleId: feeModuleId(),
  recPay: recPay().default(1),
  taxRate: taxRate(),
  invoiceCode: text(40).default(''),
  defaultUnit: z.enum(feeUnits),
}

const record = z.object({
  id: z.string(),
  feeCode: z.string(),
  feeName: z.string(),
  feeNameEn: z.string(),
  jfmoduleId: z.string(),
  recPay: z.int(),
  taxRate: z.string(),
  invoiceCode: z.string(),
  defaultUnit: z.string(),
  forbiddenStatus: flag(),
  version: z.int(),
  createTime: wireTimeOut(),
  updateTime: wireTimeOut(),
})

export const costCode = {
  page: {
    input: pageInput(['feeCode', 'feeName', 'feeNameEn', 'createTime'], {
      feeCode: text(20).optional(),
      /** In either language. */
      feeName: text(100).optional(),
      jfmoduleId: feeModuleId().optional(),
      forbiddenStatus: flag().optional(),
    }),
    output: pageOutput(record),
  },
  /** For selects: all fee names by code, those in use for forbiddenStatusSearch 0. */
  list: {
    input: z.strictObject({
      jfmoduleId: feeModuleId().optional(),
      forbiddenStatusSearch: flag().optional(),
    }),
    output: z.array(record),
  },
  create: { input: z.strictObject(editable), output: record },
  update: {
    input: z.strictObject({ ...editable, id: id(), version: version(), forbiddenStatus: flag() }),
    output: record,
  },
  /** Takes over the standard fee names that the tenant does not have yet. */
  sync: { input: noInput, output: z.object({ added: z.int(), feeCodes: z.array(z.string()) }) },
  /** 分配到租户: other tenants get these fee names, in use; list prices stay with each tenant. */
  share: {
    input: z.strictObject({
      feeCodes: z.array(feeCode()).min(1, 'request.invalid').max(500),
      tenantIds: z.array(text(30)).min(1, 'request.invalid').max(50),
    }),
    output: z.array(z.object({ tenantId: z.string(), added: z.int(), enabled: z.int() })),
  },
  feeTypes: {
    input: z.strictObject({ jfmoduleId: text(10).optional() }),
    output: z.array(
      z.object({
        jflxId: z.string(),
        jfmoduleId: z.string(),
        jfmoduleName: z.string(),
        calcMethod: z.string(),
        jflxName: z.string(),
        trigger: z.string(),
        triggerName: z.string(),
      }),
    ),
  },
} as const

const standard = {
  feeCode: feeCode(),
  unit: z.enum(feeUnits),
  currency: required(3, 'customer.currencyRequired'),
  price: amount('price'),
  minCharge: amount('money').nullable().default(null),
  validFrom: wireDate(),
  /** null: until further notice. */
  validTo: wireDate().nullable().default(null),
}

/** A list price as a row of a sheet. */
export const standardLine = z.strictObject(standard).superRefine(({ validFrom, validTo }, ctx) => {
  if (validTo === null || validTo >= validFrom) return
  const params = { from: validFrom, to: validTo }
  const message = 'tariff.datesReversed' satisfies Reason
  ctx.addIssue({ code: 'custom', path: ['validTo'], message, params })
})

/** More than any tenant has; the whole sheet is saved at once. */
export const standardsAtMost = 1_000

/** List prices of which no two hold on one day. */
export const standardLines = z
  .array(standardLine)
  .max(standardsAtMost)
  .superRefine((lines, ctx) => {
    const overlap = overlapIn(lines)
    if (!overlap) return
    const { feeCode: code, unit, currency, validFrom: from, validTo } = overlap.other
    const params = { code, unit, currency, from, to: validTo ?? '…' }
    const message = 'costStandard.overlaps' satisfies Reason
    ctx.addIssue({ code: 'custom', path: [overlap.index, 'validFrom'], message, params })
  })

const standardRecord = z.object({
  id: z.string(),
  feeCode: z.string(),
  unit: z.string(),
  currency: z.string(),
  price: z.string(),
  minCharge: z.string().nullable(),
  validFrom: wireDateOut(),
  validTo: wireDateOut().nullable(),
  /** Stopped without end. */
  isStop: flag(),
  /** On which days it prices nothing. */
  stops: z.array(z.object({ from: z.string(), to: z.string().nullable() })).readonly(),
  version: z.int(),
  createTime: wireTimeOut(),
  updateTime: wireTimeOut(),
})

export const costStandard = {
  list: { input: z.strictObject({ feeCode: feeCode() }), output: z.array(standardRecord) },
  page: {
    input: pageInput(['feeCode', 'price', 'validFrom', 'updateTime'], {
      feeCode: feeCode().optional(),
      currency: text(3).optional(),
      /** Those that hold on that day. */
      validOn: wireDate().optional(),
    }),
    output: pageOutput(standardRecord),
  },
  /** All of them, for the sheet. */
  sheet: { input: noInput, output: z.array(standardRecord) },
  /** Puts all list prices of the sheet in place of those that were known. */
  replace: {
    input: z.strictObject({
      known: z.array(z.strictObject({ id: id(), version: version() })).max(standardsAtMost),
      lines: standardLines,
    }),
    output: z.object({ added: z.int(), changed: z.int(), removed: z.int() }),
  },
  save: {
    input: z
      .strictObject({ ...standard, id: id().optional(), version: version().optional() })
      .refine((value) => value.id === undefined || value.version !== undefined, {
        path: ['version'],
        message: 'field.required',
      }),
    output: standardRecord,
  },
  /** Stops or resumes one list price from a day on; today unless it is said. */
  setStopped: {
    input: z.strictObject({
      id: id(),
      version: version(),
      operation: z.enum(['stop', 'resume']),
      day: wireDate().optional(),
      /** Kept with the record of the price. */
      reason: text(500).default(''),
    }),
    output: standardRecord,
  },
  remove: { input: z.strictObject({ id: id(), version: version() }), output: nothing },
} as const

export type CostCode = z.infer<typeof record>
export type CostCodeDraft = z.infer<typeof costCode.create.input>
export type CostCodeChange = z.infer<typeof costCode.update.input>
export type CostCodeSharing = z.infer<typeof costCode.share.input>
export type CostCodeQuery = z.infer<typeof costCode.page.input>
export type CostCodeChoice = z.infer<typeof costCode.list.input>
export type FeeTypeChoice = z.infer<typeof costCode.feeTypes.output>[number]
export type CostStandardDraft = z.infer<typeof costStandard.save.input>
export type CostStandard = z.infer<typeof standardRecord>
export type CostStandardStop = z.infer<typeof costStandard.setStopped.input>
export type CostStandardLine = z.infer<typeof standardLine>
export type CostStandardSheet = z.infer<typeof costStandard.replace.input>
export type CostStandardQuery = z.infer<typeof costStandard.page.input>
