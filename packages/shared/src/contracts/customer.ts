import { z } from 'zod'
import { checkCreditCode } from '../validate/credit-code.ts'
import {
  amount,
  flag,
  id,
  pageInput,
  pageOutput,
  required,
  text,
  version,
  wireTimeOut,
} from './wire.ts'

/** What a user fills in. Rules of spec.md §5 and domain.md §2; the credit code's digits bind only when isVisual is 0. */
const editable = {
  customerName: required(100, 'customer.nameRequired'),
  socialCreditCode: required(32, 'customer.creditCodeRequired'),
  customsEtpsNo: text(10).default(''),
  isVisual: flag().default(0),
  customerCode: text(40).default(''),
  shortName: text(100).default(''),
  enName: text(100).default(''),
  dutyNumber: text(40).default(''),
  customerType: z
    .array(z.string().regex(/^\d{1,2}$/))
    .max(10)
    .default(['0']),
  property: text(10).default(''),
  address: text(200).default(''),
  countryCode: text(10).default(''),
  level: text(20).default(''),
  creditLimit: amount('money').nullable().default(null),
  creditDays: z.int().min(0).max(3650).nullable().default(null),
}

const creditCodeHolds = (
  value: { isVisual?: 0 | 1; socialCreditCode: string },
  ctx: z.RefinementCtx,
) => {
  const finding = checkCreditCode(value.socialCreditCode, value.isVisual === 1)
  if (!finding || finding.severity !== 'error') return
  ctx.addIssue({
    code: 'custom',
    path: ['socialCreditCode'],
    message: finding.reason,
    params: finding.params ?? {},
  })
}

const record = z.object({
  id: z.string(),
  customerCode: z.string(),
  customerName: z.string(),
  shortName: z.string(),
  enName: z.string(),
  socialCreditCode: z.string(),
  dutyNumber: z.string(),
  customsEtpsNo: z.string(),
  isVisual: flag(),
  customerType: z.array(z.string()),
  property: z.string(),
  address: z.string(),
  countryCode: z.string(),
  level: z.string(),
  creditLimit: z.string().nullable(),
  creditDays: z.int().nullable(),
  isStop: flag(),
  stopReason: z.string(),
  syncSource: z.string(),
  version: z.int(),
  createTime: wireTimeOut(),
  updateTime: wireTimeOut(),
})

export const customerSortable = [
  'customerCode',
  'customerName',
  'createTime',
  'updateTime',
] as const

export const customer = {
  page: {
    input: pageInput(customerSortable, {
      customerName: text(100).optional(),
      socialCreditCode: text(32).optional(),
      customerType: z.string().max(2).optional(),
      isStop: flag().optional(),
    }),
    output: pageOutput(record),
  },
  get: { input: z.strictObject({ id: id() }), output: record },
  /** At least 2 characters after trimming, at most 50 results (spec.md §5); stopped customers are marked. */
  search: {
    input: z.strictObject({ customerName: text(100) }),
    output: z.array(
      z.object({ ID: z.string(), CUSTOMER_NAME: z.string(), IS_STOP: z.enum(['0', '1']) }),
    ),
  },
  create: {
    input: z.strictObject(editable).superRefine(creditCodeHolds),
    output: record,
  },
  update: {
    input: z
      .strictObject({ ...editable, id: id(), version: version() })
      .superRefine(creditCodeHolds),
    output: record,
  },
  setStopped: {
    input: z
      .strictObject({
        id: id(),
        version: version(),
        isStop: flag(),
        stopReason: text(500).default(''),
        /** The user has seen how many orders are still open. */
        confirmed: z.boolean().default(false),
      })
      .refine((value) => value.isStop === 0 || value.stopReason.trim() !== '', {
        path: ['stopReason'],
        message: 'customer.stopReasonRequired',
      }),
    output: record,
  },
} as const

export type Customer = z.infer<typeof record>
export type CustomerDraft = z.infer<typeof customer.create.input>
export type CustomerDraftInput = z.input<typeof customer.create.input>
export type CustomerChange = z.infer<typeof customer.update.input>
export type CustomerStop = z.infer<typeof customer.setStopped.input>
export type CustomerQuery = z.infer<typeof customer.page.input>
