import { word, type Words } from '../../kernel/words.ts'

export const roleWords = {
  role: word('角色', 'Roles'),
} as const satisfies Words
