import type { RouteTable } from './route.ts'

/** What people are told; the socket beside them is gateway/notice-socket.ts of the server. */
export const noticeRoutes = {
  'notice.page': {
    method: 'POST',
    path: '/api/lh-wms/notice/page',
    query: ['current', 'size', 'ascs', 'descs'],
    filters: 'queryOrBody',
  },
  'notice.get': { method: 'GET', path: '/api/lh-wms/notice/detail' },
  'notice.unread': { method: 'GET', path: '/api/lh-wms/notice/unread' },
  'notice.markRead': { method: 'POST', path: '/api/lh-wms/notice/read' },
  'notice.markAllRead': { method: 'POST', path: '/api/lh-wms/notice/readAll' },
  'notice.test': { method: 'POST', path: '/api/lh-wms/websocket/test' },
} as const satisfies RouteTable
