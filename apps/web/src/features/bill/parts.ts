/* What the page of a bill always shows of other nouns. */
export { DocumentsOf } from '../../records/documents/documents-of.tsx'
export { ExchangesOfBill } from '../../records/page/exchanges-of-bill.tsx'
export { FeesOfBill } from '../../records/page/fees-of-bill.tsx'
export { InvoicesOfBill, PaymentsOfBill } from '../../records/page/settlement-of-bill.tsx'
