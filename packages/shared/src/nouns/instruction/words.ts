import { word, type Words } from '../../kernel/words.ts'

export const instructionWords = {
  instruction: word('页面笔记', 'Notes'),
} as const satisfies Words
