import type { AccessTable } from '../../kernel/access.ts'

export const noticeAccess = {
  'notice.page': 'notice:read',
  'notice.get': 'notice:read',
  'notice.unread': 'notice:read',
  'notice.markRead': 'notice:read',
  'notice.markAllRead': 'notice:read',
  'notice.test': 'notice:read',
} as const satisfies AccessTable
