import { word, type Words } from '../../kernel/words.ts'

export const feeLineWords = {
  feeLine: word('费用明细', 'Fees'),
} as const satisfies Words
