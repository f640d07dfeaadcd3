import { word, type Words } from '../../kernel/words.ts'

export const jobWords = {
  job: word('后台任务', 'Jobs'),
} as const satisfies Words
