import type { Messages } from '../../kernel/messages/types.ts'

export const phoneCodeMessages = {
  'phoneCode.unavailable': [
    'conflict',
    '短信服务尚未开通，请使用账号密码登录',
    'Text messages are not set up here. Sign in with your account and password.',
  ],
} as const satisfies Messages
