import { error, quoted, type Finding } from './finding.ts'

const shape = /^\d{10}(?:\d{3})?$/

/** 商品编码: 10 digits, or 13 with the inspection suffix (docs/domain/values.md#hs-code). */
export const checkHsCode = (text: string): Finding | undefined =>
  text.length <= 13 && shape.test(text)
    ? undefined
    : error('validate.hsCode.shape', { value: quoted(text) })
