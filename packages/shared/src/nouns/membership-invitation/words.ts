import { word, type Words } from '../../kernel/words.ts'

export const membershipInvitationWords = {
  membershipInvitation: word('成员邀请', 'Invitations'),
} as const satisfies Words
