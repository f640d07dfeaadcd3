import * as z from 'zod'
import { checkCreditCode } from '../../validate/credit-code.ts'
import { customerBank, customerBranch, customerContacter, customerInvoice } from './parts.ts'
import { noStopReason, stopFields, stopHasReason } from '../../kernel/master-data.ts'
import {
  amount,
  flag,
  id,
  pageInput,
  pageOutput,
  required,
  seenRows,
  text,
  version,
  wireTimeOut,
} from '../../kernel/wire.ts'

/** Values of dictionary CUS_SUP_TYPE. */
const customerType = z.array(z.string().regex(/^\d{1,2}$/)).max(10)

/**
 * What a user fills in (docs/domain/master-data.md#customers); the credit code's digits bind only when isVisual is 0.
 */
const editable = {
  customerName: required(100, 'customer.nameRequired'),
  socialCreditCode: required(32, 'customer.creditCodeRequired'),
  customsEtpsNo: text(10).default(''),
  isVisual: flag().default(0),
  customerCode: text(40).default(''),
  shortName: text(100).default(''),
  enName: text(100).default(''),
  dutyNumber: text(40).default(''),
  customerType: customerType.default(['0']),
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
  /** The customer that took over all that this one had. */
  mergedIntoId: z.string().nullable(),
  version: z.int(),
  createTime: wireTimeOut(),
  updateTime: wireTimeOut(),
})

const customerSortable = ['customerCode', 'customerName', 'createTime', 'updateTime'] as const

/** A customer as selects show it. */
const choice = z.object({ ID: z.string(), CUSTOMER_NAME: z.string(), IS_STOP: z.enum(['0', '1']) })

const names = () => z.array(required(100)).min(1).max(200)

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
  /** The customer with all its sub-records. */
  get: {
    input: z.strictObject({ id: id() }),
    output: record.extend({
      invoices: customerInvoice.list.output,
      banks: customerBank.list.output,
      contacters: customerContacter.list.output,
      branches: customerBranch.list.output,
    }),
  },
  /**
   * At least 2 characters after trimming, at most 50 results (docs/domain/interface.md#searches); stopped customers are
   * marked.
   */
  search: {
    input: z.strictObject({ customerName: text(100) }),
    output: z.array(choice),
  },
  /** Customers that this one may well be: by the name that is left without what is written in several ways, or by its code. */
  similar: {
    input: z.strictObject({
      customerName: text(100).default(''),
      socialCreditCode: text(32).default(''),
      /** The customer that is edited. */
      exceptId: id().optional(),
    }),
    output: z.array(
      record.pick({ id: true, customerCode: true, customerName: true, isStop: true }).extend({
        why: z.enum(['code', 'name']),
      }),
    ),
  },
  /** The customers of these full names, those that there are. */
  byNames: {
    input: z.strictObject({ names: names() }),
    output: z.array(choice),
  },
  /** Which of these names are customers that a new contract may name, and why the others are not. */
  testForContract: {
    input: z.strictObject({ names: names() }),
    output: z.array(
      z.object({
        customerName: z.string(),
        id: z.string().nullable(),
        isUsable: z.boolean(),
        reason: z.enum(['', 'unknown', 'stopped']),
        msg: z.string(),
      }),
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
        ...stopFields,
        /** The user has seen how many orders are still open. */
        confirmed: z.boolean().default(false),
      })
      .refine(stopHasReason, noStopReason),
    output: record,
  },
  /** One set of types for several customers, all of them or none. */
  setTypes: {
    input: z.strictObject({
      ...seenRows,
      customerType: customerType.min(1, 'customer.typeRequired'),
    }),
    output: z.array(record),
  },
} as const

export type CustomerInfo = z.infer<typeof customer.get.output>
export type CustomerLookalike = z.infer<typeof customer.similar.output>[number]
export type CustomerNames = z.infer<typeof customer.byNames.input>
export type CustomerTypes = z.infer<typeof customer.setTypes.input>
export type Customer = z.infer<typeof record>
export type CustomerDraft = z.infer<typeof customer.create.input>
export type CustomerDraftInput = z.input<typeof customer.create.input>
export type CustomerChange = z.infer<typeof customer.update.input>
export type CustomerStop = z.infer<typeof customer.setStopped.input>
export type CustomerQuery = z.infer<typeof customer.page.input>
