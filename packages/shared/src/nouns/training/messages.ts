import type { Messages } from '../../kernel/messages/types.ts'

export const trainingMessages = {
  'training.notTraining': [
    'conflict',
    '租户“{name}”不是培训租户，数据不能重置',
    '“{name}” is no training tenant; its data cannot be reset.',
  ],
  'training.otherName': [
    'invalid',
    '请完整输入租户名称“{name}”以确认重置',
    'Type the name of the tenant, {name}, to confirm the reset.',
  ],
  'training.underWay': [
    'conflict',
    '租户“{name}”正在重置，请等待完成',
    '“{name}” is being reset already. Wait for the end of it.',
  ],
} as const satisfies Messages
