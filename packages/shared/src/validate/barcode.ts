import { error, quoted, warning, type Finding } from './finding.ts'
import { normalizeCode } from './text.ts'

const shape = /^[A-Z\d-]{1,32}$/
const gtin = /^(?:\d{8}|\d{12,14})$/

/** As scanners read it: an ISBN is printed with hyphens, which are no part of its bars. */
export function normalizeBarcode(text: string): string {
  const code = normalizeCode(text)
  return code.length <= 17 && /^97[89][\d-]+$/.test(code) && code.replaceAll('-', '').length === 13
    ? code.replaceAll('-', '')
    : code
}

/** Of a GTIN the check digit is verified, and only doubted: labels of one's own may have as many digits (docs/domain/values.md#barcode). */
export function checkBarcode(text: string): Finding | undefined {
  const code = normalizeBarcode(text)
  if (code.length > 32 || !shape.test(code))
    return error('validate.barcode.shape', { value: quoted(text) })
  if (!gtin.test(code)) return undefined
  const expected = checkDigitOf(code)
  return code.endsWith(expected)
    ? undefined
    : warning('validate.barcode.checkDigit', { value: code, expected })
}

/** From the right every other digit counts three times, beginning beside the check digit. */
function checkDigitOf(code: string): string {
  let sum = 0
  for (let at = 0; at < code.length - 1; at += 1)
    sum += Number(code[at]) * ((code.length - at) % 2 === 0 ? 3 : 1)
  return String((10 - (sum % 10)) % 10)
}
