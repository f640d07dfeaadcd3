import { word, type Words } from '../../kernel/words.ts'

export const monthCloseWords = {
  monthClose: word('月末结账', 'Month close'),
} as const satisfies Words
