import { word, type Words } from '../../kernel/words.ts'

export const ssoWords = {
  sso: word('统一登录', 'Single sign-on'),
} as const satisfies Words
