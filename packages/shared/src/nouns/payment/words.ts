import { word, type Words } from '../../kernel/words.ts'

export const paymentWords = {
  payment: word('收付款', 'Payments'),
} as const satisfies Words
