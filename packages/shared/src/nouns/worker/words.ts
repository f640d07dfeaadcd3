import { word, type Words } from '../../kernel/words.ts'

export const workerWords = {
  worker: word('作业人员', 'Workers'),
  forklift: word('叉车', 'Forklifts'),
} as const satisfies Words
