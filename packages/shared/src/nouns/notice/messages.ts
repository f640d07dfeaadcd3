import type { Messages } from '../../kernel/messages/types.ts'

export const noticeMessages = {
  'notice.foreignSocket': [
    'forbidden',
    '只能接收本人在所属租户的通知，请重新登录后再试',
    'You hear your own notices in your own tenants only. Sign in again and retry.',
  ],
  'notice.foreignOrigin': [
    'forbidden',
    '通知连接只接受来自本系统页面的请求',
    'Notices are heard from the pages of this product only.',
  ],
  'notice.tooManySockets': [
    'tooMany',
    '同一账号最多同时打开 {max} 个通知连接，请关闭多余的窗口',
    'One account hears notices in at most {max} windows at a time. Close some of them.',
  ],
} as const satisfies Messages
