import { word, type Words } from '../../kernel/words.ts'

export const referenceWords = {
  costCenter: word('成本中心', 'Cost centers'),
  invoiceCode: word('发票代码', 'Invoice codes'),
} as const satisfies Words
