import type { Messages } from '../../kernel/messages/types.ts'

export const referenceMessages = {
  'reference.codeRequired': ['invalid', '请输入代码', 'Enter the code.'],
  'reference.nameRequired': ['invalid', '请输入名称', 'Enter the name.'],
  'reference.codeTaken': [
    'conflict',
    '代码 {code} 已属于「{name}」',
    'The code {code} already belongs to {name}.',
  ],
  'invoiceCode.taxShape': [
    'invalid',
    '税收分类编码应为 19 位数字',
    'A tax category has 19 digits.',
  ],
} as const satisfies Messages
