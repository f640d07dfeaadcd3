import { word, type Words } from '../../kernel/words.ts'

export const dictionaryWords = {
  dictionary: word('数据字典', 'Dictionaries'),
} as const satisfies Words
