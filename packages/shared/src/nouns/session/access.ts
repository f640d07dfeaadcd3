import type { AccessTable } from '../../kernel/access.ts'

export const sessionAccess = {
  'session.token': 'public',
  'session.tenants': 'session',
  'session.currentUser': 'member',
  'session.buttons': 'member',
  'session.routes': 'member',
  'session.topMenu': 'member',
  'session.menuChildren': 'member',
  'session.refresh': 'session',
  'session.lock': 'member',
  'session.lockState': 'session',
  'session.unlock': 'member',
  'session.saveSection': 'member',
  'session.logout': 'session',
} as const satisfies AccessTable
