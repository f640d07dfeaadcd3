import { word, type Words } from '../../kernel/words.ts'

export const billStatementWords = {
  billStatement: word('客户对账单', 'Statements of account'),
} as const satisfies Words
