import { word, type Words } from '../../kernel/words.ts'

export const requirementWords = {
  requirement: word('需求', 'Requests'),
} as const satisfies Words
