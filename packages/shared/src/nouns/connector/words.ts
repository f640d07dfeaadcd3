import { word, type Words } from '../../kernel/words.ts'

export const connectorWords = {
  connector: word('外部系统', 'Outside systems'),
} as const satisfies Words
