import type { QuotationHead } from '@yuncang/shared/contracts/quotation'

/** One version of a quotation as a row of a list. */
export type QuotationRow = QuotationHead & { id: string }

export const rowOf = (head: QuotationHead): QuotationRow => ({ ...head, id: head.bjdId })
