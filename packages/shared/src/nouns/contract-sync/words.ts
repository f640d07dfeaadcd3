import { word, type Words } from '../../kernel/words.ts'

export const contractSyncWords = {
  contractSync: word('同步合同', 'Contracts of the contract system'),
} as const satisfies Words
