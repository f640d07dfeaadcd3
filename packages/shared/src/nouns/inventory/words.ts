import { word, type Words } from '../../kernel/words.ts'

export const inventoryWords = {
  inventory: word('库存', 'Stock'),
} as const satisfies Words
