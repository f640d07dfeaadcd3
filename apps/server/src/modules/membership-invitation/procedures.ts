import { membershipInvitation } from '@yuncang/shared/nouns/membership-invitation/contract'
import { member, router, signedIn } from '../../trpc/operation.ts'
import { accept, decline } from './service/answer.ts'
import { mine, page } from './service/read.ts'
import { create, withdraw } from './service/send.ts'

export const membershipInvitationProcedures = router({
  page: member.query(membershipInvitation.page, page),
  create: member.mutation(membershipInvitation.create, create),
  withdraw: member.mutation(membershipInvitation.withdraw, withdraw),
  mine: signedIn.query(membershipInvitation.mine, mine),
  accept: signedIn.mutation(membershipInvitation.accept, accept),
  decline: signedIn.mutation(membershipInvitation.decline, decline),
})
