import { error, quoted, type Finding } from './finding.ts'

const shape = /^\d{4}(?:19|20)\d{2}[01]\d{9}$/

/** 报关单号: customs 4, year 4, 1 import or 0 export, serial 9 (docs/domain/values.md#customs-declaration-number). */
export const checkCustomsEntryNo = (text: string): Finding | undefined =>
  text.length === 18 && shape.test(text)
    ? undefined
    : error('validate.customsEntryNo.shape', { value: quoted(text) })
