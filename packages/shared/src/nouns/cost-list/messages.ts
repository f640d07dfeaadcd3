import type { Messages } from '../../kernel/messages/types.ts'

export const costListMessages = {
  'costList.nameRequired': ['invalid', '请输入费用清单名称', 'Enter the name of the cost list.'],
  'costList.nameTaken': [
    'conflict',
    '费用清单「{name}」已存在，请换一个名称',
    'A cost list named {name} already exists. Choose another name.',
  ],
  'costList.enabled': [
    'conflict',
    '费用清单「{name}」已启用，请先停用再修改',
    'Cost list {name} is enabled. Disable it before you change it.',
  ],
  'costList.empty': [
    'conflict',
    '费用清单「{name}」没有费用明细，请补充后再启用',
    'Cost list {name} has no lines. Add some before you enable it.',
  ],
  'costList.notEnabled': [
    'conflict',
    '费用清单「{name}」未启用，不能用于报价',
    'Cost list {name} is not enabled and cannot be used for a quotation.',
  ],
} as const satisfies Messages
