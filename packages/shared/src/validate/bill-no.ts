import { error, quoted, type Finding } from './finding.ts'
import { normalizeCode } from './text.ts'

const shape = /^[A-Z0-9/-]{4,35}$/

/** The form that a bill of lading number is saved and searched in. */
export const normalizeBillNo = (text: string): string => normalizeCode(text)

/**
 * 提单号 (docs/domain/values.md#bill-of-lading-number), judged in its normalised form: what is typed may have small
 * letters and outer spaces.
 */
export function billNoIssue(text: string): Finding | undefined {
  const no = normalizeBillNo(text)
  if (no.length > 35 || !shape.test(no))
    return error('validate.billNo.shape', { value: quoted(text) })
}
