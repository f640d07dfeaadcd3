import type { RouteTable } from '../../gateway/route.ts'

export const membershipInvitationRoutes = {
  'membershipInvitation.page': { method: 'GET', path: '/api/lh-base/membershipInvitation/list' },
  'membershipInvitation.create': {
    method: 'POST',
    path: '/api/lh-base/membershipInvitation/submit',
  },
  'membershipInvitation.withdraw': {
    method: 'POST',
    path: '/api/lh-base/membershipInvitation/withdraw',
  },
  'membershipInvitation.mine': { method: 'GET', path: '/api/lh-base/membershipInvitation/mine' },
  'membershipInvitation.accept': {
    method: 'POST',
    path: '/api/lh-base/membershipInvitation/accept',
  },
  'membershipInvitation.decline': {
    method: 'POST',
    path: '/api/lh-base/membershipInvitation/decline',
  },
} as const satisfies RouteTable
