import { queryClient, trpc } from '../../api/client.ts'

/** After a change: people, who holds which role, sections and histories are asked for again. */
export const refreshed = () =>
  Promise.all([
    queryClient.invalidateQueries(trpc.user.pathFilter()),
    queryClient.invalidateQueries(trpc.role.pathFilter()),
    queryClient.invalidateQueries(trpc.section.pathFilter()),
    queryClient.invalidateQueries(trpc.record.pathFilter()),
  ])

/** After an invitation was sent or taken back: invitations and their histories. */
export const invitationsRefreshed = () =>
  Promise.all([
    queryClient.invalidateQueries(trpc.membershipInvitation.pathFilter()),
    queryClient.invalidateQueries(trpc.record.pathFilter()),
  ])
