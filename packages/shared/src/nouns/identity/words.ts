import { word, type Words } from '../../kernel/words.ts'

export const identityWords = {
  identity: word('统一身份', 'Sign-on identities'),
} as const satisfies Words
