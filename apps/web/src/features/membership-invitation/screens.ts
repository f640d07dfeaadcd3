import { createRoute } from '@tanstack/react-router'
import { screensWith } from '../../routes/lazy.ts'
import { rootRoute } from '../../routes/root.tsx'

const screen = screensWith(() => import('./words.ts'))

const invitationRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/wel/invitation',
  staticData: {
    title: { key: 'membershipInvitation.mine', zh: '收到的邀请', en: 'My invitations' },
  },
  component: screen(() => import('./page.tsx'), 'InvitationPage'),
})

export const membershipInvitationScreens = [invitationRoute] as const
