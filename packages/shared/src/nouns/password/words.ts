import { word, type Words } from '../../kernel/words.ts'

export const passwordWords = {
  password: word('密码', 'Password'),
} as const satisfies Words
