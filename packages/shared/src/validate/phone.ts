import { isEmpty } from './empty.ts'
import { error, type Finding } from './finding.ts'

const landline = /^0\d{2,3}-?\d{7,8}$/

/** The phone rule and nothing more (docs/domain/values.md#phone-number): whatever has 11 characters passes. */
export function checkPhone(phone: unknown): Finding | undefined {
  if (isEmpty(phone)) return error('validate.phone.empty')
  if (typeof phone !== 'string' || phone.length !== 11) return error('validate.phone.length')
  if (landline.test(phone)) return error('validate.phone.format')
}
