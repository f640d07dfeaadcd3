import { word, type Words } from '../../kernel/words.ts'

export const sealRecordWords = {
  sealRecord: word('用印记录', 'Seal records'),
} as const satisfies Words
