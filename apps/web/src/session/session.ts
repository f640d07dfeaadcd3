import type { CurrentUser, MenuNode, SignInTenant } from '@yuncang/shared/contracts/session'
import type { Settings } from '@yuncang/shared/contracts/setting'
import { namesIn } from '@yuncang/shared/domain/visibility'
import i18next from 'i18next'
import { client } from '../api/client.ts'
import {
  chosenTenant,
  chooseTenant,
  storedRole,
  storeRole,
  storeTenantFacts,
} from '../lib/credentials.ts'
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

/** The tenant to work in: the one chosen before, else the only one; undefined when the person has to choose. */
export function settleTenant(tenants: readonly SignInTenant[]): SignInTenant | undefined {
  const open = tenants.filter((tenant) => tenant.isLock === 0)
  const before = open.find((tenant) => tenant.dataNode === chosenTenant())
  return before ?? (tenants.length === 1 ? open[0] : undefined)
}

/** The section chosen before as long as the person is in it, else the first of them. */
async function settleRole(groups: readonly string[]): Promise<string | null> {
  const before = storedRole()
  const role = groups.find((group) => group === before) ?? groups[0] ?? null
  if (role !== null && role !== before) await changeRole(role)
  return role
}

/** Works in a section from now on; the server is told (spec.md §4). */
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

/** Who somebody is in the tenant, and what they may do. */
async function loadStanding() {
  const [user, buttons] = await Promise.all([
    client.session.currentUser.query({}),
    client.session.buttons.query({}),
  ])
  return {
    user,
    permissions: new Set(buttons.flatMap((group) => group.children.map((leaf) => leaf.code))),
    roles: namesIn(user.roleName),
    groups: namesIn(user.groupName),
  }
}

const menuFor = (nodes: readonly MenuNode[], roles: readonly string[]): MenuNode[] =>
  ownMenu(nodes, roles, (key) => (i18next.exists(key) ? i18next.t(key) : undefined))

/** Who is here, where, and what they may do; undefined when a tenant has to be chosen first. */
export async function loadSession(): Promise<Session | undefined> {
  const tenants = await client.session.tenants.query({})
  const tenant = settleTenant(tenants)
  if (!tenant) return undefined
  chooseTenant(tenant.dataNode)
  storeTenantFacts(tenant)
  const [standing, nodes, settings] = await Promise.all([
    loadStanding(),
    client.session.routes.query({}),
    // Working does not depend on them.
    client.setting.get.query({}).catch((): Settings => ({})),
  ])
  const currentRole = await settleRole(standing.groups)
  void noteSignIn()
  const menu = menuFor(nodes, standing.roles)
  return { ...standing, tenants, tenant, menu, currentRole, settings }
}

type Standing = Pick<Session, 'permissions' | 'roles' | 'groups'>

const keyOf = ({ permissions, roles, groups }: Standing): string =>
  JSON.stringify([[...permissions].sort(), roles, groups])

/** The session with what the person may do by now; the same one when that has not changed. */
export async function renewed(session: Session): Promise<Session> {
  const standing = await loadStanding()
  if (keyOf(standing) === keyOf(session)) return session
  const [nodes, currentRole] = await Promise.all([
    client.session.routes.query({}),
    settleRole(standing.groups),
  ])
  return { ...session, ...standing, menu: menuFor(nodes, standing.roles), currentRole }
}
