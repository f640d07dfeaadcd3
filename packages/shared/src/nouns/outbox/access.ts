import type { AccessTable } from '../../kernel/access.ts'

export const outboxAccess = {
  'outbox.page': 'outbox:read',
  'outbox.retry': 'outbox:retry',
  'outbox.export': 'outbox:read',
  // What a course shows of mail; the real server's mail nobody sees here.
  'outbox.mails': 'connector:disturb',
  'outbox.mailAttachment': 'connector:disturb',
  'outbox.sendTestMail': 'connector:disturb',
} as const satisfies AccessTable
