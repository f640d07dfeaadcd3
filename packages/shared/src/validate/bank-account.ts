import { error, quoted, type Finding } from './finding.ts'
import { normalizeCode } from './text.ts'

const account = /^\d{8,30}$/
const cnaps = /^\d{12}$/
const swift = /^[A-Z]{6}[0-9A-Z]{2}(?:[0-9A-Z]{3})?$/

/** A number of a bank as it is stored: without the gaps and dashes that people write into it. */
export const normalizeBankNo = (text: string): string => normalizeCode(text).replace(/[\s-]+/g, '')

/** 银行账号: 8 to 30 digits (docs/domain/values.md#bank-account). */
export function checkBankAccount(text: string): Finding | undefined {
  if (text.trim() === '') return error('validate.bankAccount.empty')
  if (!account.test(normalizeBankNo(text)))
    return error('validate.bankAccount.shape', { value: quoted(text) })
}

/** 联行号 (CNAPS): 12 digits. */
export const checkCnaps = (text: string): Finding | undefined =>
  cnaps.test(normalizeBankNo(text))
    ? undefined
    : error('validate.cnaps.shape', { value: quoted(text) })

/** SWIFT code (ISO 9362): bank, country and place, with or without a branch. */
export const checkSwift = (text: string): Finding | undefined =>
  swift.test(normalizeBankNo(text))
    ? undefined
    : error('validate.swift.shape', { value: quoted(text) })
