import { word, type Words } from '../../kernel/words.ts'

export const costCodeWords = {
  costCode: word('费用名称', 'Fee names'),
  costStandard: word('费用标准', 'List prices'),
  replace: word('整表保存', 'save the whole sheet of'),
} as const satisfies Words
