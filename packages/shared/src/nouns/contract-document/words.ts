import { word, type Words } from '../../kernel/words.ts'

export const contractDocumentWords = {
  contractDocument: word('合同文件', 'Contract documents'),
} as const satisfies Words
