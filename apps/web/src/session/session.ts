import type { CurrentUser, MenuNode, SignInTenant } from '@yuncang/shared/contracts/session'
import { client } from '../api/client.ts'
import { chosenSection, chosenTenant, chooseSection, chooseTenant } from '../lib/credentials.ts'
import { sessionStore } from '../lib/storage.ts'

export type Session = {
  readonly user: CurrentUser
  readonly tenants: readonly SignInTenant[]
  readonly tenant: SignInTenant
  readonly menu: readonly MenuNode[]
  readonly permissions: ReadonlySet<string>
  /** The business section in use; empty for a person without any. */
  readonly section: string
  readonly sections: readonly string[]
}

/** The tenant to work in: the one chosen before, else the only one; undefined when the person has to choose. */
export function settleTenant(tenants: readonly SignInTenant[]): SignInTenant | undefined {
  const open = tenants.filter((tenant) => tenant.isLock === 0)
  const before = open.find((tenant) => tenant.dataNode === chosenTenant())
  return before ?? (tenants.length === 1 ? open[0] : undefined)
}

/** Who is here, where, and what they may do; undefined when a tenant has to be chosen first. */
export async function loadSession(): Promise<Session | undefined> {
  const tenants = await client.session.tenants.query({})
  const tenant = settleTenant(tenants)
  if (!tenant) return undefined
  chooseTenant(tenant.dataNode)
  const [user, buttons, menu] = await Promise.all([
    client.session.currentUser.query({}),
    client.session.buttons.query({}),
    client.session.routes.query({}),
  ])
  const codes = buttons.flatMap((group) => group.children.map((leaf) => leaf.code))
  const sections = user.groupName.split(',').filter(Boolean)
  const section = await settleSection(sections)
  void noteSignIn()
  return { user, tenants, tenant, menu, permissions: new Set(codes), section, sections }
}

/** The section chosen before in this window, else the first, which the server is told (spec.md §4). */
async function settleSection(sections: readonly string[]): Promise<string> {
  const before = chosenSection()
  if (before && sections.includes(before)) return before
  const [first = ''] = sections
  if (first) await enterSection(first)
  return first
}

/** Stores the section and tells the server. */
export async function enterSection(name: string): Promise<void> {
  await client.session.saveSection.mutate({ ywbkName: name })
  chooseSection(name)
}

const notedKey = 'signInNoted'

/** Once per sign-in; a record that could not be written is tried again with the next load of the page. */
async function noteSignIn(): Promise<void> {
  if (sessionStore.get(notedKey)) return
  try {
    await client.loginRecord.saveSignIn.mutate({})
    sessionStore.set(notedKey, '1')
  } catch {
    // The record names the tenant of a sign-in; working does not depend on it.
  }
}
