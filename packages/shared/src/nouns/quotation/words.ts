import { word, type Words } from '../../kernel/words.ts'

export const quotationWords = {
  quotation: word('报价单', 'Quotations'),
} as const satisfies Words
