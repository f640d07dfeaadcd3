import { word, type Words } from '../../kernel/words.ts'

export const paperWords = {
  paper: word('单据打印', 'Papers'),
} as const satisfies Words
