import type { AccessTable } from '../../kernel/access.ts'

export const userAccess = {
  'user.page': 'user:read',
  'user.selectMap': 'user:select',
  'user.create': 'user:write',
  'user.update': 'user:write',
  'user.setStatus': 'user:write',
  'user.invite': 'user:write',
  'user.removeMember': 'user:write',
  'section.list': 'user:read',
  'section.setMembers': 'user:write',
  'user.export': 'user:read',
} as const satisfies AccessTable
