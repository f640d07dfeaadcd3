import type { Messages } from '../../kernel/messages/types.ts'

export const passwordMessages = {
  'password.tooShort': [
    'invalid',
    '新密码至少 8 个字符',
    'A new password has at least 8 characters.',
  ],
  'password.asBefore': [
    'invalid',
    '新密码不能与原密码相同',
    'The new password must differ from the old one.',
  ],
  'password.isAccount': ['invalid', '密码不能与账号相同', 'The password must not be the account.'],
} as const satisfies Messages
