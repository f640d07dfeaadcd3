import { error, quoted, type Finding } from './finding.ts'

const alphabet = '0123456789ABCDEFGHJKLMNPQRTUWXY'
const shape = /^[0-9A-HJ-NPQRTUWXY]{18}$/
const bodyWeights = [3, 7, 9, 10, 5, 8, 4, 2]

/**
 * GB 32100-2015 with the GB 11714 check of the organisation code inside it (docs/domain/values.md#credit-code). An
 * overseas or individual customer (isVisual 1) has any identifier of 2 to 32 characters instead.
 */
export function checkCreditCode(text: string, isVisual = false): Finding | undefined {
  if (isVisual) return checkVisualIdentifier(text)
  if (text.length !== 18 || !shape.test(text))
    return error('validate.creditCode.shape', { value: quoted(text) })
  // The body first: the last character is computed over it.
  const body = bodyCheckOf(text)
  if (text[16] !== body) return error('validate.creditCode.body', { value: text, expected: body })
  const last = lastCheckOf(text)
  if (text[17] !== last)
    return error('validate.creditCode.checkDigit', { value: text, expected: last })
}

function checkVisualIdentifier(text: string): Finding | undefined {
  if (text.length < 2 || text.length > 32 || text.trim().length < 2)
    return error('validate.creditCode.visual')
}

/** Position 17 from positions 9 to 16. */
function bodyCheckOf(text: string): string {
  // In GB 11714 the letters count on from 10 without gaps, which is how base 36 reads them.
  const sum = bodyWeights.reduce(
    (total, w, i) => total + w * Number.parseInt(text.charAt(8 + i), 36),
    0,
  )
  const check = (11 - (sum % 11)) % 11
  return check === 10 ? 'X' : String(check)
}

/** Position 18 from positions 1 to 17, weights 3^(i-1) mod 31. */
function lastCheckOf(text: string): string {
  let sum = 0
  let weight = 1
  for (const char of text.slice(0, 17)) {
    sum += alphabet.indexOf(char) * weight
    weight = (weight * 3) % 31
  }
  return alphabet.charAt((31 - (sum % 31)) % 31)
}

/** The whole code for 16 characters (authority, kind, district, organisation body): both check characters added. */
export function completeCreditCode(sixteen: string): string {
  const body = sixteen + bodyCheckOf(sixteen)
  return body + lastCheckOf(body)
}
