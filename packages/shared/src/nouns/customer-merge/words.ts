import { word, type Words } from '../../kernel/words.ts'

export const customerMergeWords = {
  customerMerge: word('客户合并', 'Merges of customers'),
} as const satisfies Words
