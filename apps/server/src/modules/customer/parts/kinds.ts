import {
  customerBank,
  customerBranch,
  customerContacter,
  customerInvoice,
  type CustomerBankDraft,
  type CustomerBranchDraft,
  type CustomerContacterDraft,
  type CustomerInvoiceDraft,
} from '@yuncang/shared/nouns/customer/parts'
import type { Reason } from '@yuncang/shared/messages'
import { normalizeBankNo } from '@yuncang/shared/validate/bank-account'
import { checkCreditCode } from '@yuncang/shared/validate/credit-code'
import { checkDutyNumber } from '@yuncang/shared/validate/duty-number'
import type { Finding } from '@yuncang/shared/validate/finding'
import { normalizeCode, normalizeName } from '@yuncang/shared/validate/text'
import { trimmed } from '../../../kernel/master-data/service/noun.ts'
import type { CustomerRow } from '../repo.ts'
import { banks, branches, contacters, invoices, type PartTable, type Parts } from './repo.ts'

export type PartDraft = {
  id?: string | undefined
  version?: number | undefined
  customerId: string
  isDefault?: 0 | 1 | undefined
}

/** What tells one kind of sub-record from another; `save.ts` does the same with all of them. */
export type PartKind<T extends PartTable, D extends PartDraft> = {
  readonly rows: Parts<T>
  /** First word of its actions in operate records. */
  readonly name: 'invoice' | 'bank' | 'contacter' | 'branch'
  /** What a user fills in. */
  readonly fields: readonly string[]
  /** Two of one customer with the same values here are the same one; the first field is how people call it. */
  readonly key: readonly [keyof D & string, ...(keyof D & string)[]]
  readonly duplicate: Reason
  readonly hasDefault: boolean
  readonly dictionary?: { readonly field: keyof D & string; readonly code: string }
  /** In the form that is stored and compared. */
  clean(draft: D): D
  /** What is wrong with a clean draft for this customer, under the field that it is about. */
  finding?(
    draft: D,
    customer: CustomerRow,
  ): readonly [field: keyof D & string, finding: Finding] | undefined
}

const own = new Set(['id', 'version', 'customerId'])
const fieldsOf = (input: { shape: object }) =>
  Object.keys(input.shape).filter((key) => !own.has(key))

const isVisual = (customer: CustomerRow) => customer.isVisual === 1

const kind = <T extends PartTable, D extends PartDraft>(given: PartKind<T, D>) => given

export const invoice = kind({
  rows: invoices,
  name: 'invoice',
  fields: fieldsOf(customerInvoice.save.input),
  key: ['invoiceTitle', 'invoiceType', 'bankAccount'],
  duplicate: 'customer.invoiceTaken',
  hasDefault: true,
  dictionary: { field: 'invoiceType', code: 'INVOICE_TYPE' },
  clean: (draft: CustomerInvoiceDraft) => ({
    ...trimmed(draft),
    invoiceTitle: normalizeName(draft.invoiceTitle),
    dutyNumber: normalizeCode(draft.dutyNumber),
    bankAccount: normalizeBankNo(draft.bankAccount),
  }),
  finding({ dutyNumber }, customer) {
    const finding = checkDutyNumber(dutyNumber, isVisual(customer))
    return finding && ['dutyNumber', finding]
  },
})

export const bank = kind({
  rows: banks,
  name: 'bank',
  fields: fieldsOf(customerBank.save.input),
  key: ['bankAccount'],
  duplicate: 'customer.bankTaken',
  hasDefault: true,
  dictionary: { field: 'currency', code: 'CURRENCY' },
  clean: (draft: CustomerBankDraft) => ({
    ...trimmed(draft),
    bankName: normalizeName(draft.bankName),
    bankAccount: normalizeBankNo(draft.bankAccount),
    swift: normalizeBankNo(draft.swift),
    cnaps: normalizeBankNo(draft.cnaps),
  }),
})

export const contacter = kind({
  rows: contacters,
  name: 'contacter',
  fields: fieldsOf(customerContacter.save.input),
  key: ['name', 'phone'],
  duplicate: 'customer.contacterTaken',
  hasDefault: false,
  clean: (draft: CustomerContacterDraft) => ({
    ...trimmed(draft),
    name: normalizeName(draft.name),
  }),
})

export const branch = kind({
  rows: branches,
  name: 'branch',
  fields: fieldsOf(customerBranch.save.input),
  key: ['branchName'],
  duplicate: 'customer.branchTaken',
  hasDefault: false,
  clean: (draft: CustomerBranchDraft) => ({
    ...trimmed(draft),
    branchName: normalizeName(draft.branchName),
    socialCreditCode: normalizeCode(draft.socialCreditCode),
  }),
  finding({ socialCreditCode }, customer) {
    if (socialCreditCode === '') return undefined
    const finding = checkCreditCode(socialCreditCode, isVisual(customer))
    return finding && ['socialCreditCode', finding]
  },
})
