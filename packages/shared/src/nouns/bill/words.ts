import { word, type Words } from '../../kernel/words.ts'

export const billWords = {
  bill: word('账单', 'Bills'),
  billReduction: word('账单调减', 'Bill reductions'),
} as const satisfies Words
