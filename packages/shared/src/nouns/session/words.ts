import { word, type Words } from '../../kernel/words.ts'

export const sessionWords = {
  session: word('会话', 'Session'),
} as const satisfies Words
