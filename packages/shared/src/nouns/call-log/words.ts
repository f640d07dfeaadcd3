import { word, type Words } from '../../kernel/words.ts'

export const callLogWords = {
  log: word('日志', 'Logs'),
} as const satisfies Words
