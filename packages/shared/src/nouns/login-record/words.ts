import { word, type Words } from '../../kernel/words.ts'

export const loginRecordWords = {
  loginRecord: word('登录记录', 'Login records'),
} as const satisfies Words
