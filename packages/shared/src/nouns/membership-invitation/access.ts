import type { AccessTable } from '../../kernel/access.ts'

export const membershipInvitationAccess = {
  'membershipInvitation.page': 'user:read',
  'membershipInvitation.create': 'user:write',
  'membershipInvitation.withdraw': 'user:write',
  // The person answers in whichever tenant they work.
  'membershipInvitation.mine': 'session',
  'membershipInvitation.accept': 'session',
  'membershipInvitation.decline': 'session',
} as const satisfies AccessTable
