import { word, type Words } from '../../kernel/words.ts'

export const apiTokenWords = {
  apiToken: word('访问令牌', 'Access tokens'),
} as const satisfies Words
