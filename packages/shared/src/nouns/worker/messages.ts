import type { Messages } from '../../kernel/messages/types.ts'

export const workerMessages = {
  'worker.nameRequired': ['invalid', '请输入姓名', 'Enter the name.'],
  'worker.typeRequired': ['invalid', '请选择人员类型', 'Choose what the worker does.'],
  'worker.noTaken': [
    'conflict',
    '工号 {no} 已属于「{name}」',
    'Worker number {no} already belongs to {name}.',
  ],
  'forklift.codeRequired': ['invalid', '请输入叉车编号', 'Enter the number of the forklift.'],
  'forklift.codeTaken': [
    'conflict',
    '叉车编号 {code} 已存在',
    'A forklift numbered {code} already exists.',
  ],
} as const satisfies Messages
