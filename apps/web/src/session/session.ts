import type { CurrentUser, MenuNode, SignInTenant } from '@yuncang/shared/contracts/session'
import { client } from '../api/client.ts'
import { chosenTenant, chooseTenant } from '../lib/credentials.ts'

export type Session = {
  readonly user: CurrentUser
  readonly tenants: readonly SignInTenant[]
  readonly tenant: SignInTenant
  readonly menu: readonly MenuNode[]
  readonly permissions: ReadonlySet<string>
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
  return { user, tenants, tenant, menu, permissions: new Set(codes) }
}
