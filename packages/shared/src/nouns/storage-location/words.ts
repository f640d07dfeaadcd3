import { word, type Words } from '../../kernel/words.ts'

export const storageLocationWords = {
  storageLocation: word('库位', 'Storage locations'),
} as const satisfies Words
