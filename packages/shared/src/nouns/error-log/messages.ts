import type { Messages } from '../../kernel/messages/types.ts'

export const errorLogMessages = {
  'errorLog.entryTooLarge': [
    'invalid',
    '单条错误日志不能超过 {max} kB',
    'One error entry has at most {max} kB.',
  ],
  'errorLog.empty': ['invalid', '没有可上传的错误日志', 'There is no error entry to send.'],
  'errorLog.choose': ['invalid', '请选择错误日志', 'Choose the error entries.'],
} as const satisfies Messages
