/** Who is told, and who may try the way of notices: to oneself; to all tenants with notice:broadcast. */
export const noticePermissions = {
  'notice.page': 'notice:read',
  'notice.get': 'notice:read',
  'notice.unread': 'notice:read',
  'notice.markRead': 'notice:read',
  'notice.markAllRead': 'notice:read',
  'notice.test': 'notice:read',
} as const
