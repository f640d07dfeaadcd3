import { word, type Words } from '../../kernel/words.ts'

export const helpWords = {
  help: word('帮助中心', 'Help centre'),
} as const satisfies Words
