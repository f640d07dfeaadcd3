import * as z from 'zod'
import { isParamKey } from './rules.ts'
import { changed, trackedOut } from '../../kernel/master-data.ts'
import { amount, noInput, pageInput, pageOutput, required, text } from '../../kernel/wire.ts'

const paramKey = () => text(64).refine(isParamKey, 'param.unknown')

const paramRecord = z.object({
  paramKey: z.string(),
  /** Under which its history stands, whether the tenant has a value of its own or not. */
  historyId: z.string(),
  /** In force: the tenant's own value, else what everybody starts with. */
  paramValue: z.string(),
  initialValue: z.string(),
  /** 全局: the value of the platform; 租户: the tenant's own. */
  scope: z.enum(['全局', '租户']),
  kind: z.enum(['int', 'percent', 'choice', 'accounts', 'text']),
  choices: z.array(z.string()),
  label: z.string(),
  remark: z.string(),
  /** 0 until the tenant has set a value. */
  version: z.int(),
})

export const param = {
  list: { input: z.strictObject({ paramKey: text(64).optional() }), output: z.array(paramRecord) },
  /** version 0 sets the first value of its own, later ones change it. */
  set: {
    input: z.strictObject({
      paramKey: paramKey(),
      paramValue: required(200),
      remark: text(500).default(''),
      version: z.int().min(0),
    }),
    output: paramRecord,
  },
  /** Back to the value of the platform. */
  reset: {
    input: z.strictObject({ paramKey: paramKey(), version: z.int().min(1) }),
    output: paramRecord,
  },
} as const

const month = () => text(6).regex(/^\d{4}(0[1-9]|1[0-2])$/, 'fxRate.monthShape')

const rateFields = {
  /** Dictionary CURRENCY. */
  currency: required(3),
  month: month(),
  rate: amount('rate').refine((value) => /[1-9]/.test(value), 'fxRate.positive'),
}

const rateRecord = z.object({
  id: z.string(),
  currency: z.string(),
  month: z.string(),
  rate: z.string(),
  ...trackedOut,
})

export const fxRate = {
  page: {
    input: pageInput(['month', 'currency', 'createTime', 'updateTime'], {
      currency: text(3).optional(),
      month: month().optional(),
    }),
    output: pageOutput(rateRecord),
  },
  /** The dollar of the month before this one (Asia/Shanghai), with which fees are put into yuan. */
  lastMonthUsd: {
    input: noInput,
    output: z.object({ currency: z.literal('USD'), month: z.string(), rate: z.string() }),
  },
  create: { input: z.strictObject(rateFields), output: rateRecord },
  update: { input: z.strictObject({ ...rateFields, ...changed }), output: rateRecord },
} as const

export type Param = z.infer<typeof paramRecord>
export type ParamSetting = z.infer<typeof param.set.input>
export type ParamReset = z.infer<typeof param.reset.input>
export type FxRateDraft = z.infer<typeof fxRate.create.input>
export type FxRateChange = z.infer<typeof fxRate.update.input>
export type FxRateQuery = z.infer<typeof fxRate.page.input>
