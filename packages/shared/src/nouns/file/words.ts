import { word, type Words } from '../../kernel/words.ts'

export const fileWords = {
  file: word('附件', 'Documents of records'),
  document: word('下载资料', 'Downloads'),
} as const satisfies Words
