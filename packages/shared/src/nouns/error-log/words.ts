import { word, type Words } from '../../kernel/words.ts'

export const errorLogWords = {
  errorLog: word('错误日志', 'Error log'),
} as const satisfies Words
