import { word, type Words } from '../../kernel/words.ts'

export const paramWords = {
  param: word('系统参数', 'Parameters'),
  fxRate: word('汇率', 'Exchange rates'),
} as const satisfies Words
