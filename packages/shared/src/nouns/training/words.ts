import { word, type Words } from '../../kernel/words.ts'

export const trainingWords = {
  training: word('培训租户', 'Training tenant'),
  demo: word('培训租户', 'Training tenant'),
} as const satisfies Words
