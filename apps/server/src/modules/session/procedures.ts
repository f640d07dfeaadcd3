import { session } from '@yuncang/shared/contracts/session'
import { member, open, router, signedIn } from '../../trpc/operation.ts'
import { buttons, currentUser, routes, tenants } from './service/profile.ts'
import { logout, signIn } from './service/sign-in.ts'

export const sessionProcedures = router({
  token: open.mutation(session.token, signIn),
  tenants: signedIn.query(session.tenants, tenants),
  currentUser: member.query(session.currentUser, currentUser),
  buttons: member.query(session.buttons, buttons),
  routes: member.query(session.routes, routes),
  logout: signedIn.mutation(session.logout, logout),
})
