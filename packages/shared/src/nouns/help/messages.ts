import type { Messages } from '../../kernel/messages/types.ts'

export const helpMessages = {
  'help.titleRequired': ['invalid', '请输入标题', 'Enter a title.'],
  'help.ofPlatform': [
    'conflict',
    '「{title}」是系统自带的帮助，不能修改；可新建一篇本单位的帮助',
    '{title} comes with the product and cannot be changed. Write an article of your own.',
  ],
} as const satisfies Messages
