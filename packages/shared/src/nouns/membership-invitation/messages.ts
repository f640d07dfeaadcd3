import type { Messages } from '../../kernel/messages/types.ts'

export const membershipInvitationMessages = {
  'membershipInvitation.isMember': [
    'conflict',
    '{account} 已是本租户的用户，无需邀请',
    '{account} belongs to this tenant already.',
  ],
  'membershipInvitation.notOpen': [
    'conflict',
    '对 {account} 的邀请已被接受、撤回或已过期',
    'The invitation of {account} has been accepted or withdrawn, or has run out.',
  ],
  'membershipInvitation.over': [
    'conflict',
    '「{tenant}」的邀请已答复、撤回或已过期，如仍需加入，请联系其管理员重新邀请',
    'The invitation of {tenant} has been answered or withdrawn, or has run out. To join, ask its administrator for another.',
  ],
  'membershipInvitation.tenantLocked': [
    'conflict',
    '租户「{tenant}」已锁定，暂不能加入',
    'The tenant {tenant} is locked: nobody can join it now.',
  ],
  'membershipInvitation.lapsed': [
    'conflict',
    '「{tenant}」的邀请已失效：{inviter} 已不能授予其中的角色，请联系其管理员重新邀请',
    'The invitation of {tenant} no longer holds: {inviter} may not give its roles any more. Ask its administrator for another.',
  ],
} as const satisfies Messages
