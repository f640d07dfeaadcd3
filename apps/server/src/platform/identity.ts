import type { Read, Row } from '@yuncang/db/handle'
import type { Schema } from '@yuncang/db/schema/index'

export type User = { readonly id: string; readonly account: string; readonly realName: string }
export type Tenant = Row<Schema['tenant']>

export type Membership = {
  readonly tenant: Tenant
  readonly roles: readonly string[]
  readonly sections: readonly string[]
}

export type Session = {
  readonly token: string
  readonly tokenHash: string
  readonly user: User & { readonly avatar: string }
  readonly expireTime: string
  /** By tenant code. */
  readonly memberships: ReadonlyMap<string, Membership>
}

export type SessionStore = {
  /** The living session of a token. */
  find(token: string): Promise<Session | undefined>
}

export type RoleStore = {
  /** Everything the named roles may do in a tenant; a tenant's own role stands before the platform's of that code. */
  permissionsOf(tenant: string, roles: readonly string[]): Promise<ReadonlySet<string>>
}

/** How many unfinished orders of every kind a customer has. */
export type OpenWork = (db: Read, customerId: string) => Promise<number>
