import { word, type Words } from '../../kernel/words.ts'

export const userWords = {
  user: word('用户', 'Users'),
  section: word('业务板块', 'Business sections'),
} as const satisfies Words
