import { isDate } from '../kernel/calendar.ts'
import { error, quoted, type Finding } from './finding.ts'

const weights = [7, 9, 10, 5, 8, 4, 2, 1, 6, 3, 7, 9, 10, 5, 8, 4, 2]
const checks = '10X98765432'

/** 居民身份证 of 18 characters with its day of birth and check character (GB 11643). */
export function checkIdNo(text: string): Finding | undefined {
  const birthday = `${text.slice(6, 10)}-${text.slice(10, 12)}-${text.slice(12, 14)}`
  if (text.length !== 18 || !/^[1-9]\d{16}[\dX]$/.test(text) || !isDate(birthday))
    return error('validate.idNo.shape', { value: quoted(maskIdNo(text)) })
  const sum = weights.reduce((total, weight, i) => total + weight * Number(text[i]), 0)
  // Naming the right character would give the number away to whoever reads the sentence.
  if (text[17] !== checks[sum % 11]) return error('validate.idNo.checkDigit')
}

/** As lists and histories show it: the first three and the last two characters. */
export const maskIdNo = (text: string): string =>
  text.length <= 5
    ? '*'.repeat(text.length)
    : text.slice(0, 3) + '*'.repeat(text.length - 5) + text.slice(-2)
