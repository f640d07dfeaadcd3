import { paged } from '../../gateway/faces.ts'
import type { RouteTable } from '../../gateway/route.ts'

export const noticeRoutes = {
  'notice.page': {
    method: 'POST',
    path: '/api/lh-wms/notice/page',
    ...paged,
  },
  'notice.get': { method: 'GET', path: '/api/lh-wms/notice/detail' },
  'notice.unread': { method: 'GET', path: '/api/lh-wms/notice/unread' },
  'notice.markRead': { method: 'POST', path: '/api/lh-wms/notice/read' },
  'notice.markAllRead': { method: 'POST', path: '/api/lh-wms/notice/readAll' },
  'notice.test': { method: 'POST', path: '/api/lh-wms/websocket/test' },
} as const satisfies RouteTable
