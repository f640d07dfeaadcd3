import { word, type Words } from '../../kernel/words.ts'

export const phoneCodeWords = {
  phoneCode: word('手机验证码', 'Codes by phone'),
} as const satisfies Words
