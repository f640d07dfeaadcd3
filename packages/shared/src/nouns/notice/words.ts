import { word, type Words } from '../../kernel/words.ts'

export const noticeWords = {
  notice: word('消息提醒', 'Notices'),
} as const satisfies Words
