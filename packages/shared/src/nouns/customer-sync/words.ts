import { word, type Words } from '../../kernel/words.ts'

export const customerSyncWords = {
  customerSync: word('同步客户', 'Customers of the platform'),
} as const satisfies Words
