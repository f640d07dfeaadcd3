import type { QuotationHead } from '@yuncang/shared/nouns/quotation/contract'

/** One version of a quotation as a row of a list. */
export type QuotationRow = QuotationHead & { id: string }

export const rowOf = (head: QuotationHead): QuotationRow => ({ ...head, id: head.bjdId })
