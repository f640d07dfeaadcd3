import type { Messages } from '../../kernel/messages/types.ts'

export const identityMessages = {
  'identity.unknownAccount': [
    'notFound',
    '账号「{account}」不存在，请核对后重试',
    'There is no account {account}. Check it and try again.',
  ],
  'identity.alreadyBound': [
    'conflict',
    '该身份已绑定账号，请刷新后查看',
    'This identity is bound already. Refresh to see the account.',
  ],
  'identity.accountRequired': [
    'invalid',
    '请输入要绑定的账号',
    'Enter the account to bind the identity to.',
  ],
} as const satisfies Messages
