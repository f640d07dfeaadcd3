import { normalizeCode } from '../../validate/text.ts'

/** Whether what stands under 商品编码 is the code of customs, which has ten digits (docs/domain/values.md#hs-code). */
export const isHsCode = (written: string): boolean => /^\d{10}$/.test(normalizeCode(written))
