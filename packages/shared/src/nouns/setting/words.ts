import { word, type Words } from '../../kernel/words.ts'

export const settingWords = {
  setting: word('个人设置', 'Own settings'),
} as const satisfies Words
