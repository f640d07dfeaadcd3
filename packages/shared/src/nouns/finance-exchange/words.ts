import { word, type Words } from '../../kernel/words.ts'

export const financeExchangeWords = {
  financeExchange: word('财务平台往来', 'Finance platform exchanges'),
} as const satisfies Words
