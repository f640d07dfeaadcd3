import { error, quoted, warning, type Finding } from './finding.ts'
import { normalizeCode } from './text.ts'

const shape = /^[A-Z]{3}[UJZ]\d{7}$/

/** As containers are numbered in lists: 'csqu 305438-3' is CSQU3054383. */
export const normalizeContainerNo = (text: string): string =>
  normalizeCode(text).replace(/[\s-]+/g, '')

/** ISO 6346 (docs/domain/values.md#container-number). Expects the normalised form; a remainder of 10 warns. */
export function checkContainerNo(text: string): Finding | undefined {
  if (text.length !== 11 || !shape.test(text))
    return error('validate.containerNo.shape', { value: quoted(text) })
  const remainder = remainderOf(text)
  const expected = String(remainder % 10)
  if (text[10] !== expected)
    return error('validate.containerNo.checkDigit', { value: text, expected })
  return remainder === 10 ? warning('validate.containerNo.weak', { value: text }) : undefined
}

function remainderOf(text: string): number {
  let sum = 0
  for (let i = 0; i < 10; i++) sum += valueOf(text.charCodeAt(i)) * 2 ** i
  return sum % 11
}

// Letters count from 10 and leave out the multiples of 11, which would not be seen by the remainder.
function valueOf(code: number): number {
  if (code < 65) return code - 48
  const letter = code - 65
  return 10 + letter + Math.ceil(letter / 10)
}
