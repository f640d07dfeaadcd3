import { word, type Words } from '../../kernel/words.ts'

export const importBatchWords = {
  importBatch: word('导入批次', 'Imports'),
} as const satisfies Words
