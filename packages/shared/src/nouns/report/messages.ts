import type { Messages } from '../../kernel/messages/types.ts'

export const reportMessages = {
  'report.range': [
    'invalid',
    '请选择起止日期，起在前止在后，最多五年',
    'Choose a first and a last day, the first before the last, five years at most.',
  ],
} as const satisfies Messages
