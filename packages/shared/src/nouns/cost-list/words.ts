import { word, type Words } from '../../kernel/words.ts'

export const costListWords = {
  costList: word('费用清单', 'Cost lists'),
} as const satisfies Words
