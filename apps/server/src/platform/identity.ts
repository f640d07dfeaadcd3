import type { Read, Row } from '@yuncang/db/handle'
import type { Schema } from '@yuncang/db/schema/index'
import type { RowLimits } from '@yuncang/shared/kernel/data-scope'
import type { Access, Permission } from '@yuncang/shared/access'

export type User = { readonly id: string; readonly account: string; readonly realName: string }
export type Tenant = Row<Schema['tenant']>

export type Membership = {
  readonly tenant: Tenant
  readonly roles: readonly string[]
  readonly sections: readonly string[]
  /** The customer to whose rows data scope 本客户 leads. */
  readonly customerId: string | null
  /** The tenant's code while it is made anew; null otherwise. */
  readonly resetting: string | null
}

export type Session = {
  readonly token: string
  readonly tokenHash: string
  readonly user: User & { readonly avatar: string }
  readonly expireTime: string
  /** The business section chosen last; empty for none. */
  readonly currentSection: string
  readonly isLocked: boolean
  /** By tenant code. */
  readonly memberships: ReadonlyMap<string, Membership>
}

/** A person and what they are in a tenant, as of now; undefined when they are disabled or no longer of it. */
export type MemberOf = (
  db: Read,
  userId: string,
  tenant: string,
) => Promise<{ user: User; membership: Membership } | undefined>

/** Instances tell each other on this channel that a session, a person, a membership or a tenant changed. */
export const sessionsChanged = 'sessions'

export type SessionStore = {
  /** The living session of a token. */
  find(token: string): Promise<Session | undefined>
}

/** A machine at work with an access token, in the name of its maker and in one tenant only. */
export type Machine = Pick<Session, 'token' | 'tokenHash' | 'currentSection' | 'memberships'> & {
  readonly user: User
  /** What the token was given; its maker may have lost some of it. */
  readonly permissions: readonly string[]
}

export type ApiTokenStore = {
  /** Whoever holds a living token, whose maker is active and of the tenant. */
  find(token: string, address: string): Promise<Machine | undefined>
}

/** Everything somebody may do in a tenant. */
export type Rights = {
  readonly permissions: ReadonlySet<string>
  /** The rows that data scopes leave for an operation; undefined: all. */
  limitsFor(access: Access | Permission): RowLimits | undefined
}

export type RoleStore = {
  /** What the named roles permit together; a tenant's own role stands before the platform's of that code. */
  rightsOf(tenant: string, roles: readonly string[]): Promise<Rights>
}

/** How many unfinished orders of every kind a customer has. */
export type OpenWork = (db: Read, customerId: string) => Promise<number>
