import type { RouteTable } from '../../gateway/route.ts'

export const outboxRoutes = {
  'outbox.page': { method: 'GET', path: '/api/lh-log/outbox/list' },
  'outbox.retry': { method: 'POST', path: '/api/lh-log/outbox/retry' },
  'outbox.export': { method: 'POST', path: '/api/lh-log/outbox/export', kind: 'file' },
  'outbox.mails': { method: 'GET', path: '/api/lh-log/outbox/mails' },
  'outbox.mailAttachment': {
    method: 'GET',
    path: '/api/lh-log/outbox/mailAttachment',
    kind: 'file',
  },
  'outbox.sendTestMail': { method: 'POST', path: '/api/lh-log/outbox/sendTestMail' },
} as const satisfies RouteTable
