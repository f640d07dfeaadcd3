import { session } from '@yuncang/shared/nouns/session/contract'
import { member, open, router, signedIn } from '../../trpc/operation.ts'
import { menuChildren, routes, topMenu } from './service/menu.ts'
import { buttons, currentUser, tenants } from './service/profile.ts'
import { lock, logout, refresh, saveSection } from './service/session-life.ts'
import { signIn } from './service/sign-in.ts'
import { lockState, unlock } from './service/unlock.ts'

export const sessionProcedures = router({
  token: open.mutation(session.token, signIn),
  tenants: signedIn.query(session.tenants, tenants),
  currentUser: member.query(session.currentUser, currentUser),
  buttons: member.query(session.buttons, buttons),
  routes: member.query(session.routes, routes),
  topMenu: member.query(session.topMenu, topMenu),
  menuChildren: member.query(session.menuChildren, menuChildren),
  refresh: signedIn.mutation(session.refresh, refresh),
  lock: member.mutation(session.lock, lock),
  lockState: signedIn.query(session.lockState, lockState),
  unlock: member.mutation(session.unlock, unlock),
  saveSection: member.mutation(session.saveSection, saveSection),
  logout: signedIn.mutation(session.logout, logout),
})
