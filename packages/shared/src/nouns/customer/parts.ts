import * as z from 'zod'
import { checkBankAccount, checkCnaps, checkSwift } from '../../validate/bank-account.ts'
import { checkEmail } from '../../validate/email.ts'
import { checkPhone } from '../../validate/phone.ts'
import {
  checked,
  checkedIfGiven,
  flag,
  id,
  nothing,
  required,
  text,
  version,
  wireTimeOut,
} from '../../kernel/wire.ts'

/*
 * The sub-records of a customer (docs/domain/master-data.md#customers). A customer with invoices or banks has exactly
 * one default of each: the first one becomes it, and another one takes it over by isDefault 1. What depends on the
 * customer itself, the tax number and a branch's credit code, is checked beside it.
 */

const email = checkedIfGiven(text(254), checkEmail)

const invoice = {
  invoiceTitle: required(100, 'customer.invoiceTitleRequired'),
  dutyNumber: text(40).default(''),
  /** Dictionary INVOICE_TYPE. */
  invoiceType: required(2, 'customer.invoiceTypeRequired'),
  regAddress: text(200).default(''),
  regPhone: text(40).default(''),
  bankName: text(100).default(''),
  bankAccount: checkedIfGiven(text(60), checkBankAccount),
  email,
}

const bank = {
  bankName: required(100, 'customer.bankNameRequired'),
  bankAccount: checked(text(60, 'validate.bankAccount.empty'), checkBankAccount),
  /** Dictionary CURRENCY. */
  currency: required(3, 'customer.currencyRequired'),
  swift: checkedIfGiven(text(20), checkSwift),
  cnaps: checkedIfGiven(text(20), checkCnaps),
}

const contacter = {
  name: required(50, 'customer.contacterRequired'),
  phone: checked(text(40, 'validate.phone.empty'), checkPhone),
  email,
  position: text(50).default(''),
  isNotify: flag().default(0),
}

/** What a user says of a contact, whoever it belongs to. */
export const contacterDraft = z.strictObject(contacter)

const branch = {
  branchName: required(100, 'customer.branchRequired'),
  socialCreditCode: text(32).default(''),
  address: text(200).default(''),
  contacter: text(50).default(''),
  settleWithParent: flag().default(1),
}

/** A change names the version that it was made on; a new record has none. */
const changeHasVersion = (value: { id?: unknown; version?: unknown }) =>
  value.id === undefined || value.version !== undefined

/** List, save and remove of one kind; `fields` is what a user fills in, `stored` what is kept of it. */
function partOf<F extends z.ZodRawShape, S extends z.ZodRawShape>(fields: F, stored: S) {
  const record = z.object({
    id: z.string(),
    customerId: z.string(),
    ...stored,
    version: z.int(),
    createTime: wireTimeOut(),
    updateTime: wireTimeOut(),
  })
  return {
    list: { input: z.strictObject({ id: id() }), output: z.array(record) },
    save: {
      input: z
        .strictObject({
          ...fields,
          customerId: id(),
          id: id().optional(),
          version: version().optional(),
        })
        .refine(changeHasVersion, { path: ['version'], message: 'field.required' }),
      output: record,
    },
    remove: { input: z.strictObject({ id: id(), version: version() }), output: nothing },
  } as const
}

const isDefault = { isDefault: flag().optional() }

export const customerInvoice = partOf(
  { ...invoice, ...isDefault },
  {
    invoiceTitle: z.string(),
    dutyNumber: z.string(),
    invoiceType: z.string(),
    regAddress: z.string(),
    regPhone: z.string(),
    bankName: z.string(),
    bankAccount: z.string(),
    email: z.string(),
    isDefault: flag(),
  },
)

export const customerBank = partOf(
  { ...bank, ...isDefault },
  {
    bankName: z.string(),
    bankAccount: z.string(),
    currency: z.string(),
    swift: z.string(),
    cnaps: z.string(),
    isDefault: flag(),
  },
)

export const customerContacter = partOf(contacter, {
  name: z.string(),
  phone: z.string(),
  email: z.string(),
  position: z.string(),
  isNotify: flag(),
})

export const customerBranch = partOf(branch, {
  branchName: z.string(),
  socialCreditCode: z.string(),
  address: z.string(),
  contacter: z.string(),
  settleWithParent: flag(),
})

export type CustomerInvoice = z.infer<typeof customerInvoice.save.output>
export type CustomerBank = z.infer<typeof customerBank.save.output>
export type CustomerContacter = z.infer<typeof customerContacter.save.output>
export type ContacterDraft = z.infer<typeof contacterDraft>
export type CustomerBranch = z.infer<typeof customerBranch.save.output>
export type CustomerInvoiceDraft = z.infer<typeof customerInvoice.save.input>
export type CustomerBankDraft = z.infer<typeof customerBank.save.input>
export type CustomerContacterDraft = z.infer<typeof customerContacter.save.input>
export type CustomerBranchDraft = z.infer<typeof customerBranch.save.input>
