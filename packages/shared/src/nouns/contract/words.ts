import { word, type Words } from '../../kernel/words.ts'

export const contractWords = {
  contract: word('合同', 'Contracts'),
  contractParty: word('合同方', 'Contract parties'),
} as const satisfies Words
