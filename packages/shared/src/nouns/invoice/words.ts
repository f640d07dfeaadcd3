import { word, type Words } from '../../kernel/words.ts'

export const invoiceWords = {
  invoice: word('发票', 'Invoices'),
} as const satisfies Words
