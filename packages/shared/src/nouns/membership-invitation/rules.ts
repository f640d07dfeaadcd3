/** What became of an invitation, as the tenant that sent it sees it. A refusal is not told: it stays open until it expires. */
export const invitationStates = { open: 1, accepted: 2, withdrawn: 3, expired: 4 } as const
export type InvitationState = (typeof invitationStates)[keyof typeof invitationStates]

/** An invitation that nobody answers ends by itself after so many days. */
export const invitationDays = 14

type Sent = { readonly status: number; readonly expireTime: string }

/** The state at an instant; both are ISO. */
export function stateOf({ status, expireTime }: Sent, now: string): InvitationState {
  if (status === invitationStates.accepted || status === invitationStates.withdrawn) return status
  return expireTime > now ? invitationStates.open : invitationStates.expired
}
