import { word, type Words } from '../../kernel/words.ts'

export const savedViewWords = {
  savedView: word('列表视图', 'Saved views'),
} as const satisfies Words
