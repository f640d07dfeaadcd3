import type { Locale } from '../kernel/messages/types.ts'
import { filled } from '../kernel/messages/worded.ts'
import { validateMessages } from './messages.ts'
import { checkPhone } from './phone.ts'

/** The phone rule as a flag and a message, empty when valid. */
export function validatePhone(
  phone: unknown,
  locale: Locale = 'zh',
): { valid: boolean; message: string } {
  const finding = checkPhone(phone)
  return {
    valid: !finding,
    message: finding ? filled(locale, validateMessages[finding.reason], {}) : '',
  }
}
