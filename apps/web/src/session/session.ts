import type { CurrentUser, MenuNode, SignInTenant } from '@yuncang/shared/nouns/session/contract'
import type { Settings } from '@yuncang/shared/nouns/setting/contract'
import type { Start } from '@yuncang/shared/nouns/start/contract'
import { namesIn } from '@yuncang/shared/kernel/visibility'
import i18next from 'i18next'
import { client, queryClient, trpc } from '../api/client.ts'
import { chooseTenant, storedRole, storeRole, storeTenantFacts } from '../lib/credentials.ts'
import { store } from '../lib/storage.ts'
import { ownMenu } from './own-menu.ts'

export type Session = {
  readonly user: CurrentUser
  readonly tenants: readonly SignInTenant[]
  readonly tenant: SignInTenant
  readonly menu: readonly MenuNode[]
  readonly permissions: ReadonlySet<string>
  readonly roles: readonly string[]
  /** Business sections of the person. */
  readonly groups: readonly string[]
  /** The section chosen to work in. */
  readonly currentRole: string | null
  /** What the person chose for themselves. */
  readonly settings: Settings
}

/** The section chosen before as long as the person is in it, else the first of them. */
async function settleRole(groups: readonly string[]): Promise<string | null> {
  const before = storedRole()
  const role = groups.find((group) => group === before) ?? groups[0] ?? null
  if (role !== null && role !== before) await changeRole(role)
  return role
}

/** Works in a section from now on; the server is told (docs/domain/tenants.md#business-sections). */
export async function changeRole(role: string): Promise<void> {
  await client.session.saveSection.mutate({ ywbkName: role })
  storeRole(role)
}

const notedKey = 'signInNoted'

/** Once per sign-in; a record that could not be written is tried again with the next load of the page. */
async function noteSignIn(): Promise<void> {
  if (store.text(notedKey, 'session')) return
  try {
    await client.loginRecord.saveSignIn.mutate({})
    store.set(notedKey, '1', 'session')
  } catch {
    // The record names the tenant of a sign-in; working does not depend on it.
  }
}

type Known = Pick<NonNullable<Start['here']>, 'user' | 'buttons'>

/** Who somebody is in the tenant, and what they may do. */
const standingOf = ({ user, buttons }: Known) => ({
  user,
  permissions: new Set(buttons.flatMap((group) => group.children.map((leaf) => leaf.code))),
  roles: namesIn(user.roleName),
  groups: namesIn(user.groupName),
})

const menuFor = (nodes: readonly MenuNode[], roles: readonly string[]): MenuNode[] =>
  ownMenu(nodes, roles, (key) => (i18next.exists(key) ? i18next.t(key) : undefined))

/** What else the start brought goes where the frame looks for it, which need not ask for it. */
function remember(
  { brand, jobs, notices }: NonNullable<Start['here']>,
  mine: Start['invitations'],
): void {
  queryClient.setQueryData(trpc.tenant.brand.queryKey({}), brand)
  queryClient.setQueryData(trpc.job.mine.queryKey({}), jobs)
  queryClient.setQueryData(trpc.membershipInvitation.mine.queryKey({}), mine)
  if (notices) queryClient.setQueryData(trpc.notice.unread.queryKey({}), notices)
}

/** Who is here, where, and what they may do; undefined when a tenant has to be chosen first. */
export async function loadSession(): Promise<Session | undefined> {
  const { tenants, settings, invitations, here } = await client.start.get.query({})
  const tenant = tenants.find(({ dataNode }) => dataNode === here?.dataNode)
  if (!here || !tenant) return undefined
  chooseTenant(tenant.dataNode)
  storeTenantFacts(tenant)
  remember(here, invitations)
  const standing = standingOf(here)
  const currentRole = await settleRole(standing.groups)
  void noteSignIn()
  const menu = menuFor(here.routes, standing.roles)
  return { ...standing, tenants, tenant, menu, currentRole, settings }
}

type Standing = Pick<Session, 'permissions' | 'roles' | 'groups' | 'tenants'>

const keyOf = ({ permissions, roles, groups, tenants }: Standing): string =>
  JSON.stringify([[...permissions].sort(), roles, groups, tenants.map(({ dataNode }) => dataNode)])

/** The session with the tenants and what the person may do by now; the same one when that has not changed. */
export async function renewed(session: Session): Promise<Session> {
  const [user, buttons, tenants] = await Promise.all([
    client.session.currentUser.query({}),
    client.session.buttons.query({}),
    client.session.tenants.query({}),
  ])
  const standing = { ...standingOf({ user, buttons }), tenants }
  if (keyOf(standing) === keyOf(session)) return session
  const [nodes, currentRole] = await Promise.all([
    client.session.routes.query({}),
    settleRole(standing.groups),
  ])
  return { ...session, ...standing, menu: menuFor(nodes, standing.roles), currentRole }
}
